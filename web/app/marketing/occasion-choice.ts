import type { Occasion } from '#domain/marketing/rules.ts';
import type { OpenHouse } from '#domain/marketing/schema.ts';

export type OccasionChoice = { occasion: Occasion; openHouse: OpenHouse | null };

/** Whether the choice has everything that a text about it needs. */
export function isCompleteChoice({ occasion, openHouse }: OccasionChoice): boolean {
  if (occasion !== 'open-house') return true;
  return !!openHouse && openHouse.date !== '' && openHouse.start !== '' && openHouse.start < openHouse.end;
}
