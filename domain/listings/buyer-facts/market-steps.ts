import { groupDigits } from '../../english/figures/rules.ts';
import { listingDay } from '../listing-day.ts';
import type { Listing } from '../queries.ts';
import { formatPrice, parsePrice, saleStatusNames } from '../rules.ts';
import type { MarketStep } from './rules.ts';

/** How many changes a page shows. */
export const maxChanges = 20;

type Change = { field: string; before: string | null; after: string | null; seenAt: Date };
type Place = Pick<Listing, 'latitude' | 'longitude' | 'zipCode' | 'city' | 'state'>;

/** Recorded changes as the page shows them, newest first. Anything we can't put plainly is left out. */
export function marketSteps(changes: readonly Change[], home: Place): MarketStep[] {
  return changes.flatMap(({ field, before, after, seenAt }) => {
    const day = listingDay(home, seenAt);
    if (field === 'status') {
      const now = isReturn({ before, after })
        ? 'Back on the market'
        : after
          ? saleStatusNames[after]
          : undefined;
      return now ? [{ day, now, change: '' }] : [];
    }
    const [old, current] = [parsePrice(before), parsePrice(after)];
    if (field !== 'price' || !old || !current || old === current) return [];
    return [{ day, now: formatPrice(after) ?? '', change: describeChange(old, current) }];
  });
}

/** Whether a change of status brought the home back on the market. */
export function isReturn({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  return after === 'active' && ['contingent', 'pending', 'off market'].includes(before ?? '');
}

function describeChange(old: number, current: number): string {
  const difference = Math.abs(current - old);
  const percent = Math.round((difference / old) * 1000) / 10;
  const share = percent > 0 ? ` (${percent}%)` : '';
  return `${current < old ? 'Down' : 'Up'} $${groupDigits(difference)}${share}`;
}
