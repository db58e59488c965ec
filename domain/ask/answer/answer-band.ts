import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import type { Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';

const band = /\b(\d{1,2}) ?(?:-|–|to|through) ?(\d{1,2}) ?(?:years?|yrs?)\b/i;
const asksYears =
  /\b(?:after|in|at|within|for|keep it|hold it|own it|sell in)? ?(\d{1,2}) ?(?:years?|yrs?)\b|^(?:and |so |what about |how about )*(?:after|in|at|for) (\d{1,2})\b/;
const minBands = 2;
const ofBands: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:sell|profits?|flip tax|keep|share|owe|resell|resale)\b/,
    /\b(?:profits?|flip|sale|sell\w*|ownership|%|percent)\b|%/i,
  ],
  [/\b(?:rent|lease|sublet)\w*\b/, /\b(?:rent|lease|sublet)\w*\b/i],
];

/** "1-5 years: 30%; 6-10 years: 45%": asked for the seventh year, only the band that holds it answers. */
export function answerBand(home: AskedHome, question: string): Draft | undefined {
  const [, one, other] = asksYears.exec(question) ?? [];
  const years = Number(one ?? other);
  if (Number.isNaN(years)) return undefined;
  const bands = home.statements.filter(({ text, isProse }) => isProse && band.test(text));
  if (bands.length < minBands) return undefined;
  const topic = ofBands.find(([asked]) => asked.test(question));
  const isBare = other !== undefined && question.split(/\s+/).length <= maxBare;
  if (!topic && !isBare) return undefined;
  const holds = ({ text }: Statement) => {
    const [, from, to] = band.exec(text) ?? [];
    return Number(from) <= years && years <= Number(to) && (!topic || topic[1].test(text));
  };
  const [only, ...more] = bands.filter(holds);
  return only && more.length === 0 ? quoteStatements([only]) : undefined;
}

const maxBare = 5;
