import { isPlural } from '#domain/english/with-article.ts';
import { nameThings } from './state-things.ts';

const place =
  "(?:(?:just )?(?:off|past|beyond|adjacent to|next to|across from|behind|opposite|above|below|beneath|beside|at the (?:front|rear|back|top|heart|end|opposite end) of|in the (?:front|rear|back)|on the|on|in|at|throughout)(?: [\\p{L}\\d'’-]+){1,8}?|above|below|upstairs|downstairs|outside|inside|outdoors|throughout)";
const inverted = new RegExp(
  `^(${place}),? (is|are|sits|lies|awaits|there is|there are|there's|you'll find|you’ll find|you will find|you find|discover|find) (?:also )?(?=(?:an?|the|two|three|four|five|one|another|your|\\p{Ll})\\b)(.+?)\\.?$`,
  'iu',
);
/** Only the previous sentence says which. */
const elsewhere =
  /\b(?:this (?:level|floor|room|space|area|building|block)|here|these|that)\b|^(?:above|below|nearby|opposite|at the opposite end)\b|^in the (?:front|rear|back)$/i;

/** "Off the kitchen is a laundry room"; "Upstairs, you'll find two bedrooms". */
export function tellWhereInHome(sentence: string): string[] | undefined {
  const [, where = '', verb = '', things = ''] = inverted.exec(sentence) ?? [];
  if (where === '') return undefined;
  if (elsewhere.test(where) || (/^(?:the|your) /.test(things) && /heart/.test(where))) return [];
  if (/^(?:the|your) /i.test(things)) return undefined;
  const isMany =
    /^(?:are|there are)$/i.test(verb) ||
    (!/^(?:is|sits|lies|there is|there's)$/i.test(verb) &&
      (isPlural(things.split(/, | and /)[0] ?? '') || /^(?:two|three|four|five|\d+) /i.test(things)));
  const calm = where
    .replace(/\bat the (?:heart|core|center) of (?:the|a) (?:house|home)\b/i, '')
    .replace(/ of (?:this|the) (?:[\p{L}-]+ )?(?:home|residence|house|apartment)$/iu, '');
  return [`${calm}, ${isMany ? 'there are' : "there's"} ${nameThings(things)}`];
}
