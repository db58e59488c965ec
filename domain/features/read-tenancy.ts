import { monthNames } from '../english/month-and-weekday-names.ts';
import type { ListingCondition } from './listing-condition.ts';

const month = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')})`;
const date = `(?:the end of ${month}(?:,? \\d{4})?|${month}(?: \\d{1,2}(?!\\d)(?:st|nd|rd|th)?)?(?:,? \\d{4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}/\\d{4}|20\\d\\d)`;
const until = `(?:through|thru|until|till|into|up to)`;
const landLease = new RegExp(`\\b(?:land|ground)[- ]lease\\b(?:[^.;]{0,40}?\\b${until} (${date}))?`, 'i');
const tenant =
  /\btenants?\b[^.]{0,24}\bin[- ]place\b|\btenants?[- ]occupied\b|\bcurrent tenants?\b|\bexisting tenants?\b/i;
const lease = new RegExp(`\\b(?:leased|rented|lease|tenant)\\b[^.;]{0,40}?\\b(${until}) (${date})`, 'i');
/** A lease on part of the property applies to that part only. */
const part =
  /\b(?:the |an? )((?:(?:rear|front|garden|lower|upper|ground|first|second|third|\d(?:st|nd|rd|th))[- ])*(?:coach house|carriage house|guest house|unit|apartment|duplex|level|floor))\b[^.;]*\b(?:leased|rented)\b/i;
const occupied = /\b(?:delivered|fully) (?:fully )?occupied\b/i;

/** Who lives there now, and how long. */
export function readTenancy(sentence: string): ListingCondition | undefined {
  const land = landLease.exec(sentence);
  if (land)
    return {
      kind: 'land',
      text: `It stands on leased land${land[1] ? `, and that lease runs until ${plainDate(land[1])}` : ''}.`,
    };
  const [, link = '', end] = lease.exec(sentence) ?? [];
  const until = /into/i.test(link) ? 'into' : 'until';
  const rented = end ? part.exec(sentence)?.[1]?.toLowerCase() : undefined;
  const kind = 'tenant';
  if (end && rented && !tenant.test(sentence))
    return { kind, text: `The ${rented} is leased ${until} ${plainDate(end)}.` };
  // A tenant "in place until May" may not have a lease.
  const has = /\b(?:leased?|rented)\b/i.test(sentence) ? 'has a lease' : 'is in place';
  if (end) return { kind, text: `A tenant ${has} ${until} ${plainDate(end)}.` };
  if (tenant.test(sentence)) return { kind, text: 'A tenant lives there now.' };
  return occupied.test(sentence) ? { kind, text: 'It comes with its tenants.' } : undefined;
}

/** "4/30/2027" is April 30. */
export function plainDate(written: string): string {
  const [, first, second, third] = /^(\d{1,2})\/(\d{1,4})(?:\/(\d{2,4}))?$/.exec(written) ?? [];
  const name = monthNames[Number(first) - 1];
  if (!name || !second) return written.replace(/^(\w+),? (\d{4})$/, '$1 $2');
  const year = third ?? second;
  const full = year.length === 2 ? `20${year}` : year;
  return third ? `${name} ${Number(second)}, ${full}` : `${name} ${full}`;
}
