import { lowerFirst } from '#domain/english/upper-first.ts';
import { hasVerb } from '#domain/features/retelling/has-verb.ts';
import type { Piece, PlannedLine } from './scene-picker.ts';

/** A line that makes clear what it's about needs no question before it. */
export function standingAlone(lines: readonly PlannedLine[]): Pick<Piece, 'alone'> {
  const alone = lines.find(({ text }) => namesItself.test(text));
  return alone ? { alone } : {};
}

const namesItself =
  /^(?:(?:The|In the) (?!listing|house|condo|co-op|townhouse|home|multi-family|entire)|For (?:the )?\p{Ll}|[^.]*: there|Inside, |Outside, |Downstairs, |Step outside, |There(?:'s| are) [^.]*\b(?:garage|parking|carport|driveway|laundry|washer|dryer)\b)/u;

/** What Nora may begin a chapter with: Miles's remark on the garage, and his next question, stay in the chapter with the garage. */
export function selfStanding({ lines, alone, isMore }: Piece): PlannedLine | undefined {
  if (isMore || alone) return alone;
  const answer = lines[1];
  const [first = ''] = answer?.text.split(/(?<=\.) /) ?? [];
  if (lines.length !== 2 || !answer || goingOn.test(first)) return undefined;
  if (hasVerb(first) || byListing.test(first)) return answer;
  const [, one, many] = /^(?:(An?|That)|(Two|Three|Four|Five|Those)) /.exec(first) ?? [];
  if (!one && !many) return undefined;
  const start = one ? "There's" : 'There are';
  return { ...answer, text: `${start} ${lowerFirst(answer.text)}` };
}
const byListing = /^The listing \p{Ll}+s /u;
const goingOn = /\b(?:also|too|as well|yes|no)\b|^The page's facts/i;
