import type { Feature } from '#domain/features/feature.ts';
import { namesAll } from './says-again.ts';
import type { Telling } from './telling.ts';

/** How large or finished a thing is doesn't make it another one: "20-foot ceilings" are high ceilings. */
const sizes =
  /\b(?:(?:high|tall|large|oversized|big|huge|spacious|expansive|generous) (?=\S)|(?:finished|full) (?=(?:lower level|basement|attic)\b))/gi;
const laundry =
  /^(?:(?:in-unit|in-home|private|own|full-size|side-by-side|stackable) )*(?:laundry|washer and dryer|washer-dryer|washer\/dryer)$/i;
const machines = /\b(?:washers?|in-unit laundry|laundry (?:room|closet|area))\b/i;
const homes = /\b(?:[\p{L}\d]+-unit|units|residences|apartments)\b/iu;

const corner =
  /\bcorner (?:[\p{L}-]+ ){0,2}(?:unit|home|condo|apartment|residence|loft|co-op|penthouse|duplex)\b/iu;

/** Whether a statement names this thing, in the same words or in ones that a listener takes for the same. */
export function isNamedInLines(
  { id, phrase }: Pick<Feature, 'id' | 'phrase'>,
  lines: readonly { text: string }[],
): boolean {
  if (laundry.test(phrase)) return lines.some(({ text }) => machines.test(text));
  if (id === 'corner-unit') return lines.some(({ text }) => corner.test(text));
  if (id === 'unit-count')
    return lines.some(({ text }) => /^It's |building|\d/.test(text) && homes.test(text));
  return namesAll(lines, phrase.replace(sizes, ''));
}

/** The levels that are told as places: "a finished lower level" is no news after a tour of it. */
export const levelsIn = (tellings: readonly Telling[]): { text: string }[] =>
  tellings.flatMap(({ words: { subject } }) =>
    subject && /\b(?:level|basement|attic)$/.test(subject.text) ? [{ text: subject.text }] : [],
  );
