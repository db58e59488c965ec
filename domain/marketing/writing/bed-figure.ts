import { countOf } from '../../english/plural-of.ts';
import type { HomeFacts } from '../facts/home-facts.ts';

/** Less than one bedroom, and more than a studio. */
export const juniorHome = /\b(?:junior|jr\.?)[ -](?:one|1)[- ]?bed/i;
const plusDen =
  /\b(?:bed(?:room)?s?|BRs?)\b,? ?(?:\+|plus|&|and) ?(?:an? )?(?:(?:large|spacious|separate|private|sunny) )?den\b/i;

/** A room more than the bedrooms, counted beside them. */
export const hasDen = (description: string | null) => plusDen.test(description ?? '');

/** "2 beds", "2 beds + den", "Studio", "Junior 1-bed": how a line of figures counts bedrooms; null if nobody knows. */
export function bedFigure({
  units,
  beds,
  bedsInAll,
  description,
}: Pick<HomeFacts, 'units' | 'beds' | 'bedsInAll' | 'description'>): string | null {
  if (beds === 0) return 'Studio';
  if (beds !== null) return `${countOf(beds, 'bed')}${hasDen(description) ? ' + den' : ''}`;
  // Of several homes nobody knows which is meant.
  return !units && !bedsInAll && juniorHome.test(description ?? '') ? 'Junior 1-bed' : null;
}
