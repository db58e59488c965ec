import { AppError } from '../../errors.ts';
import { type Occasion, occasions } from '../rules.ts';
import type { OpenHouse } from '../schema.ts';
import type { HomeFacts } from './home-facts.ts';

export type PossibleOccasion = { name: Occasion; isPossible: boolean; why: string };

/** The occasions that the facts allow, and why the others are not offered. */
export function possibleOccasions(facts: HomeFacts): PossibleOccasion[] {
  const isSold = facts.saleStatus === 'sold';
  const soldAlready = 'The home is marked sold.';
  const rows: Record<Occasion, [boolean, string]> = {
    'for-sale': [!isSold, isSold ? soldAlready : ''],
    'just-listed': [!isSold, isSold ? soldAlready : ''],
    'price-improved': [
      !isSold && facts.priceCut !== null && facts.price !== null,
      isSold ? soldAlready : 'To announce a price drop, change the price first.',
    ],
    'open-house': [!isSold, isSold ? soldAlready : ''],
    sold: [isSold, 'To announce a sale, change the status to Sold first.'],
  };
  return occasions.map((name) => ({
    name,
    isPossible: rows[name][0],
    why: rows[name][0] ? '' : rows[name][1],
  }));
}

/** The occasion of a kit unless somebody chooses another. Only the agent knows that a home was just listed. */
export function usualOccasion(facts: HomeFacts): Occasion {
  const possible = possibleOccasions(facts).filter((row) => row.isPossible);
  const wanted: Occasion[] = ['sold', 'price-improved', 'for-sale'];
  return wanted.find((name) => possible.some((row) => row.name === name)) ?? 'for-sale';
}

export type ChosenOccasion = { occasion: Occasion; openHouse: OpenHouse | null };

/** The requested occasion; refused when the facts don't support it. */
export function chooseOccasion(
  facts: HomeFacts,
  asked: { occasion?: Occasion | undefined; openHouse?: OpenHouse | null | undefined },
  today: string,
): ChosenOccasion {
  const occasion = asked.occasion ?? usualOccasion(facts);
  const row = possibleOccasions(facts).find(({ name }) => name === occasion);
  if (!row?.isPossible) {
    const message = row?.why ?? 'This occasion is not known.';
    throw new AppError('invalid', message, { fields: { occasion: message } });
  }
  if (occasion !== 'open-house') return { occasion, openHouse: null };
  if (!asked.openHouse || asked.openHouse.date < today) {
    const message = asked.openHouse
      ? 'This day has passed.'
      : 'Say on which day and from when to when the doors are open.';
    throw new AppError('invalid', message, { fields: { openHouse: message } });
  }
  return { occasion, openHouse: asked.openHouse };
}

/** "Saturday, November 21, 1–3 PM" */
export function openHouseTime({ date, start, end }: OpenHouse): string {
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const [from, to] = [clock(start), clock(end)];
  const first = from.half === to.half ? from.time : `${from.time} ${from.half}`;
  return `${day}, ${first}–${to.time} ${to.half}`;
}

function clock(time: string): { time: string; half: string } {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return {
    time: minute === 0 ? String(shown) : `${shown}:${String(minute).padStart(2, '0')}`,
    half: hour < 12 ? 'AM' : 'PM',
  };
}
