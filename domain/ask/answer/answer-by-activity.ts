import { readQualifiers } from '#domain/features/read-qualifiers.ts';
import { activityTable } from '../data/activities.ts';
import { idleWords } from '../data/question-words.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { holdsWish } from '../passage/holds-wish.ts';
import { emptyWords } from '../passage/says-every-word.ts';
import { fitsKindAsked } from './answer-by-intent.ts';
import type { Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';

type Activity = {
  asked: RegExp;
  /** The plainest words first. */
  stated: readonly RegExp[];
  isRule: boolean;
  /** Whatever else has the words is about something else: a primary suite is no primary home. */
  isOnly: boolean;
  isAround: boolean;
  most: number;
};

const words = (source: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags);

const activities: readonly Activity[] = activityTable
  .trim()
  .split('\n')
  .map((line) => {
    const [, signs = '', asked = '', stated = ''] = /^([!+@=]*)(.*?) => (.*)$/.exec(line) ?? [];
    return {
      asked: words(asked, 'iu'),
      stated: stated.split(' || ').map((source) => words(source, 'giu')),
      isRule: signs.includes('!'),
      isOnly: signs.includes('='),
      isAround: signs.includes('@'),
      most: signs.includes('+') ? 2 : 1,
    };
  });

/**
 * The sentence that tells of what the asker wants to do, by the words that listings have for it; quoted without a yes or a
 * no. `isRule` asks only for what the rules of a sale or a building decide.
 */
export function answerByActivity(home: AskedHome, question: string, isRule = false): Draft | undefined {
  const text = question
    .replace(/[?!.,;:]+$/, '')
    .replace(aside, '')
    .trim();
  if (asksFigure.test(text)) return undefined;
  for (const activity of activities) {
    if (isRule && !activity.isRule) continue;
    const match = activity.asked.exec(text);
    if (!match) continue;
    const wanted = wantedWords(text, match, activity.isRule);
    // A rule holds whatever else is said of the asker: "I have a condo in Dayton."
    const asked = activity.isRule ? match[0] : text;
    for (const stated of activity.stated) {
      const found = home.statements
        .map((one) => ({ one, spans: [...one.text.matchAll(stated)] }))
        .filter(({ one, spans }) => spans.length > 0 && fits(one, spans, asked, wanted, activity))
        .sort((a, b) => Number(b.one.isProse) - Number(a.one.isProse) || b.spans.length - a.spans.length);
      const [best] = found;
      if (best)
        return {
          ...quoteStatements(inOrder(home, found.slice(0, activity.most))),
          words: best.spans[0]?.[0] ?? '',
        };
    }
  }
  return undefined;
}

/** Whether a question asks what only a rule of the sale answers. */
export const isOfRuleOnly = (question: string) =>
  activities.some(({ isOnly, asked }) => isOnly && asked.test(question));

/** Two sentences stand as in the listing. */
const inOrder = (home: AskedHome, found: readonly { one: Statement }[]) =>
  home.statements.filter((statement) => found.some(({ one }) => one === statement));

/** What somebody could do isn't how much, how far or when. */
const asksFigure =
  /^(?:and |so |but |ok )*(?:how (?!many of\b|would\b|do\b|can\b|could\b)|when\b|what (?:time|year|day|size|kind|brand|colou?r)\b)/;

/** "Without leaving the building" asks for nothing but a place inside. */
const aside = / without (?:leaving|going|having|getting|driving|walking|stepping)\b[^,.?;]*/;

/** "Can I cook up there, or is it only for lounging?" asks the first. */
const otherwise = /,? or (?:is|are|do|does|would|will|am|just|only|not|should) .*$/;

/** Whoever it is for and whenever, a listing needn't say so. */
const ofAsker = new Set(
  "kid kids kid's son daughter wife husband partner family friends friend folks people person guy guys someone else myself ourselves us mom dad grandma parents daughter's son's team class club weekend weekends evening evenings night nights day days morning weekday sunday saturday friday summer winter fall spring year round sometimes often occasionally regularly every time day's week big small little nice good great decent nearby close near area spot space room place somewhere anywhere around inside indoors able allowed allow possible easy easily enough love loves enjoy enjoys hobby into set setup there here building complex condos downstairs leaving without having drive property outside outdoors bit something lot bunch own private walking distance quick quickly later eventually rainy turning year-round legally permitted okay right now still already buy purchase once while ready drop pick bring take run leave back out full time week weeks month months lots while long mornings afternoon afternoons holidays weather hot cold nicely well comfortably safely everyone anyone anybody him her them his their two three four couple bunch tons amount stuff regular regularly currently actually constantly serious seriously huge real proper stay sleep visit".split(
    ' ',
  ),
);

/** What a question names besides the activity, and what its pattern puts in brackets. */
function wantedWords(text: string, match: RegExpExecArray, isRule: boolean): string[] {
  const [own, ...groups] = match;
  const beside = `${text.slice(0, match.index)} ${text.slice(match.index + own.length).replace(otherwise, '')}`;
  const left = isRule ? [] : (beside.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []);
  return [...left, ...groups.filter(Boolean)].filter(
    (word) => !idleWords.has(word) && !emptyWords.has(word) && !ofAsker.has(word),
  );
}

function fits(
  { text, before, scope, isProse }: Statement,
  spans: readonly RegExpExecArray[],
  question: string,
  wanted: readonly string[],
  { isAround, isRule }: Activity,
): boolean {
  if (!isProse && isRule) return false;
  const said = `${before} ${text}`.toLowerCase();
  return (
    wanted.every((word) => said.includes(wordStem(word))) &&
    !holdsWish(text) &&
    fitsKindAsked(question, text) &&
    (isRule ||
      spans.some(({ 0: words, index }) => {
        const limits = readQualifiers(text.slice(0, index), words, text.slice(index + words.length), scope);
        return (
          !limits.includes('gone') &&
          !limits.includes('negated') &&
          !limits.includes('other-unit') &&
          (isAround || !limits.includes('nearby'))
        );
      }))
  );
}
