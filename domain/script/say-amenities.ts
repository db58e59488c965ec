import { areMany } from '#domain/features/retelling/plain-predicate.ts';

/** What a building offers, or what a fee pays for; the kitchen and the bedrooms have no amenities. */
const offering = /^(?:building|outside|money|place|parking)$/;

/** "Amenities include a stove": "There's a stove", unless the answer is about what people share. */
export function sayAmenities(text: string, beat: string): string {
  const [, things] = /^(?:The )?[Aa]menities include ([^.]+)\.$/.exec(text) ?? [];
  if (things === undefined || offering.test(beat)) return text;
  return `There${areMany(things) ? ' are' : "'s"} ${things}.`;
}
