import { numberValues } from '#domain/english/number-words.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { tellsOfHome } from './answer-outright.ts';
import type { Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';

export const asksHomeFloors =
  /^(?:so )?how many (?:floors|levels|stories) (?:(?:is|are in) (?:it|this|the (?:home|house|townhouse|apartment|unit|place|condo))|(?:does|do) (?:it|this|the (?:home|house|townhouse|apartment|unit|place|condo)) have|are there(?: in (?:it|the (?:home|house|townhouse|unit|place)))?)[?.!]*$/;

const number = '(one|two|three|four|five|six|seven|eight|single|\\d)';
const named = new RegExp(
  `(?<!\\b(?:separate|detached|carriage|coach|guest) )\\b${number}[- ](?:stor(?:y|ied)|level|floor) (?:(?!carriage|coach|guest|building|garage|co-op|condo|tower|window|ceiling|wall|atrium|great|living|foyer|entry)[\\w-]+ ){0,3}?(?:home|house|townho(?:use|me)|brownstone|mansion|residence|penthouse|apartment|duplex|triplex|limestone)\\b|\\b(?:spans?|spanning|across|over|comprises|comprising|occupies|occupying|spread over|all) (?:the )?(?:top |entire |full )*${number} (?:full |finished |spacious |entire )?(?:floors|levels|stories)\\b`,
  'gi',
);

/** "How many floors is the home?": where every sentence that tells it tells the same. */
export function answerHomeFloors(home: AskedHome, question: string): Draft | undefined {
  if (!asksHomeFloors.test(question)) return undefined;
  const found = home.statements
    .filter((one) => one.fact.field === 'remark' && one.scope === 'home' && tellsOfHome(one))
    .flatMap((one) =>
      [...one.text.matchAll(named)].map(([words, before, behind]) => ({
        one,
        words,
        count: figureOf((before ?? behind ?? '').toLowerCase()),
      })),
    );
  const [first] = found;
  if (!first || found.some(({ count }) => count !== first.count)) return undefined;
  return { ...quoteStatements([first.one]), words: first.words };
}

const figureOf = (word: string) => (word === 'single' ? 1 : (numberValues.get(word) ?? Number(word)));

/** Whose floors aren't the home's: those of a tower, of a house behind it or of a plan. */
export const ofOtherFloors =
  /\b(?:carriage|coach|guest) house\b|\binto a (?:duplex|triplex)\b|\b\d\d[- ]story\b|\b[\w-]+-story (?:co-op|condo\w*|building|tower|elevator)\b|^(?!.*\b(?:stor(?:y|ies)|floors?|levels?|duplex|triplex)\b)/i;
