import { monthNames, monthNumber, monthStarts } from '../../../english/month-and-weekday-names.ts';
import { isUnknown } from './numbers.ts';

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "2", "Two", "2.5", "Two Story", "One and One Half", "3+": how many floors; "Split level" is not a count. */
export function readStoriesTerm(value: unknown): number | null {
  if (typeof value === 'number') return isCountOfStories(value) ? value : null;
  if (typeof value !== 'string' || isUnknown(value) || value.length > 60) return null;
  const text = value.toLowerCase();
  const found =
    /(?:^|[^\w.])(\d{1,2}(?:\.\d)?|one|two|three|four|five|six)(?: and (?:a |one )?half|(?: |-)1\/2)?(?:\s?\+)?(?:$|[\s,/-]*(?:level|stor(?:y|ies)|floor)s?\b)/.exec(
      text,
    );
  if (!found?.[1]) return null;
  const word = numberWords.indexOf(found[1]);
  const half = /half|1\/2/.test(found[0]) ? 0.5 : 0;
  const count = (word >= 0 ? word : Number(found[1])) + half;
  return isCountOfStories(count) ? count : null;
}

function isCountOfStories(count: number): boolean {
  return count >= 1 && count <= 120 && (count * 2) % 1 === 0;
}

/** "12", "12 days", "3 weeks"; hours aren't a full day and yield nothing. */
export function readDaysTerm(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 && value < 4_000 ? value : null;
  if (typeof value !== 'string' || value.length > 40) return null;
  const found = /^(\d{1,4})\s*(?:\+\s*)?(days?|weeks?)?(?: (?:on|ago)\b.{0,20})?$/i.exec(value.trim());
  const days = Number(found?.[1]) * (/^week/i.test(found?.[2] ?? '') ? 7 : 1);
  return days > 0 && days < 4_000 ? days : null;
}

const written = new RegExp(
  `\\b(${monthStarts})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?(?!\\d|:)`,
  'i',
);

/** "12/5/2026", "2026-12-05T…" and "Dec. 5th, 2026" as "December 5, 2026"; without a year only the day. */
export function readDateTerm(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 200);
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)/.exec(text);
  if (iso) return dateText(Number(iso[2]), Number(iso[3]), iso[1]);
  const slashed = /(?:^|[^\d/])(\d{1,2})\/(\d{1,2})\/(20\d\d|\d\d)(?![\d/])/.exec(text);
  if (slashed) {
    const year = slashed[3]?.length === 2 ? `20${slashed[3]}` : slashed[3];
    return dateText(Number(slashed[1]), Number(slashed[2]), year);
  }
  const named = written.exec(text);
  return named ? dateText(monthNumber(named[1] ?? '') ?? 0, Number(named[2]), named[3]) : null;
}

function dateText(month: number, day: number, year: string | undefined): string | null {
  const name = monthNames[month - 1];
  if (!name || day < 1 || day > 31) return null;
  return year ? `${name} ${day}, ${year}` : `${name} ${day}`;
}

/** The value of a page's pet field: "Yes", "Cats OK, Dogs OK", "No". Unclear rules yield nothing. */
export function readPetsTerm(value: unknown): string | null {
  if (value === true) return 'Pets allowed';
  const text =
    (Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : value) ?? '';
  if (typeof text !== 'string' || text.length > 200 || text.trim() === '') return null;
  if (
    /^(?:no|none|not allowed|not permitted|no pets(?: allowed)?|pets? not allowed|false|prohibited)[.!]?$/i.test(
      text.trim(),
    )
  )
    return 'No pets';
  const allows = (animal: string) =>
    new RegExp(
      `\\b${animal}s?\\b[^,;]{0,16}\\b(?:ok(?:ay)?|yes|allowed|welcome|permitted|only)\\b|^${animal}s?$`,
      'i',
    ).test(text) && !new RegExp(`\\bno ${animal}s?\\b|\\b${animal}s?:? (?:no\\b|not)`, 'i').test(text);
  const [cats, dogs] = [allows('cat'), allows('dog')];
  if (cats && dogs) return 'Cats and dogs allowed';
  if (cats && /\bno dogs|cats? only\b/i.test(text)) return 'Cats allowed, no dogs';
  if (dogs && /\bno cats|dogs? only\b/i.test(text)) return 'Dogs allowed, no cats';
  if (dogs !== cats && !/\bno\b|\bnot\b/i.test(text)) return dogs ? 'Dogs allowed' : 'Cats allowed';
  if (/\b(?:no|not)\b/i.test(text) && !/\bno (?:limit|restriction)/i.test(text)) return null;
  if (/\b(?:call|inquire|ask|contact|negotiable|unknown)\b/i.test(text)) return null;
  if (/\b(?:restrict|limit|approval|conditional|case[- ]by[- ]case|breed|size|number|max)/i.test(text))
    return 'Pets allowed with limits';
  return /^(?:yes|y|true|allowed|permitted)\b|\b(?:pets? (?:are )?(?:allowed|ok|welcome|friendly|permitted)|pet[- ]friendly)\b/i.test(
    text,
  )
    ? 'Pets allowed'
    : null;
}
