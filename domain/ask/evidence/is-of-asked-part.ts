import type { Aspect } from '../question/read-aspect.ts';
import type { Statement } from './asked-home.ts';
import type { Span } from './bind-word.ts';

/** "100 amps on the 1926 side; 1928 has …": a number of the question has to stand in the clause that answers. */
export function hasNumbers(
  { text, isProse }: Statement,
  { from, to }: Span,
  words: readonly string[],
): boolean {
  const numbers = words.filter((word) => /^\d{2,}$/.test(word));
  if (!isProse || numbers.length === 0) return true;
  const start = text.lastIndexOf(';', from) + 1;
  const end = text.indexOf(';', to);
  const clause = text.slice(start, end < 0 ? undefined : end);
  return numbers.every((number) => clause.includes(number));
}

const part =
  /\b(upper|lower|upstairs|downstairs|garden|main|guest|carriage|coach|rear|front)(?=[- ](?:unit|duplex|triplex|apartment|level|floor|house|flat|home)s?\b)/gi;

/** Asked for the lower unit, "a renovated upper duplex, a lower duplex" tells nothing of its condition. */
export function isOfAskedPart(question: string, text: string, { from, to }: Span): boolean {
  const asked = (question.match(part) ?? []).map((name) => name.toLowerCase());
  if (asked.length === 0) return true;
  const start = text.slice(0, from).search(/[^,;]*$/);
  const clause = text.slice(start, to) + (/^[^,;]*/.exec(text.slice(to))?.[0] ?? '');
  const named = (clause.match(part) ?? []).map((name) => name.toLowerCase());
  return named.length === 0 || named.some((name) => asked.includes(name));
}

const level =
  /\b(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)|main|upper|uppermost|lower|lowest|top|ground|garden|parlor|entry|penthouse|same|next|each|every|this|bedroom|sleeping)[- ](?:floor|level|story)\b(?! ?plan)|\b(?:upstairs|downstairs|basement|(?<!wine )cellar|attic|one level)\b/i;
const maxFromLevel = 70;

/** "Three bedrooms upstairs", "a second-floor laundry room"; "a 2-bedroom on the 3rd floor" is about the home. */
export function isOnLevel(text: string, { from, to }: Span): boolean {
  if (
    /(?:\d|\b(?:one|two|three|four|five|six))[- ]$/i.test(text.slice(0, from)) &&
    !/s$/i.test(text.slice(from, to))
  )
    return false;
  return level.test(text.slice(Math.max(0, from - maxFromLevel), to + maxFromLevel));
}

/** Asked on which floor, an answer that names none is beside the point: "four bedrooms total". */
export const lacksLevel = (question: string, answer: string) =>
  asksOnLevel.test(question) && !level.test(answer.replace(/\b(?:this|same) (?:floor|level)\b/gi, ' '));

const asksOnLevel =
  /\b(?:which|what) (?:floor|level|story) (?:(?:is|are)\b.*\b(?:on|located)\b|(?:has|have) the\b)|\bon which level\b/;
export const asksLevel = /\bwhich level\b|^where are the bed ?rooms\b/;

const ofFloor =
  /\b(?:this|that|each|first|second|third|fourth|main|lower|upper|garden|parlor|ground|top) (?:floor|level|story)\b/i;
const inTotal = /\b(?:in total|total of|in all|altogether)\b/i;

/** Asked how many there are, those of one floor aren't all, and a total settles it. */
export function countedInFull<T extends { statement: Statement; span: Span }>(
  found: readonly T[],
  aspect: Aspect,
): T[] {
  if (aspect !== 'count') return [...found];
  const totals = found.filter(({ statement }) => inTotal.test(statement.text));
  if (totals.length > 0) return totals;
  const whole = found.filter(({ statement }) => !ofFloor.test(statement.text));
  const numbered = whole.filter(({ statement, span }) => !nth.test(statement.text.slice(0, span.from)));
  return numbered.length > 0 ? numbered : whole.length > 0 ? whole : [...found];
}

/** "Your second terrace" is one of them, where another sentence has their number. */
const nth = /\b(?:second|third|fourth|another|additional) (?:[\w-]+ ){0,2}$/i;
