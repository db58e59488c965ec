import { AppError } from '../../errors.ts';
import { NEWS_DAYS, type Occasion, occasions, usualOccasions } from '../rules.ts';
import type { OpenHouse } from '../schema.ts';
import type { HomeFacts } from './home-facts.ts';
import { isWithin } from './market-days.ts';

export type PossibleOccasion = { name: Occasion; isPossible: boolean; why: string };

/** The occasions the facts allow on a day, and why the others aren't offered. */
export function possibleOccasions(facts: HomeFacts, today?: string): PossibleOccasion[] {
  const taken = takenBecause(facts);
  const isFree = taken === undefined;
  const isNew = today === undefined || isNews(facts.listedOn ?? today, today);
  const isBack = facts.backOn !== undefined && today !== undefined && isNews(facts.backOn, today);
  const rows: Record<Occasion, [isPossible: boolean, why: string | undefined]> = {
    'for-sale': [isFree, taken],
    'just-listed': [isFree && isNew, taken ?? `“Just listed” is for the first ${NEWS_DAYS} days.`],
    'price-improved': [
      isFree && facts.priceCut !== null && facts.price !== null,
      taken ?? 'To announce a price drop, change the price first.',
    ],
    'open-house': [isFree, taken],
    'under-contract': [
      isUnderContract(facts),
      'To announce a contract, change the status to Pending or Contingent first.',
    ],
    // It doesn't apply to a home that never left.
    'back-on-market': [isFree && isBack, ''],
    sold: [facts.saleStatus === 'sold', 'To announce a sale, change the status to Sold first.'],
  };
  return occasions.map((name) => {
    const [isPossible, why = ''] = rows[name];
    return { name, isPossible, why: isPossible ? '' : why };
  });
}

const isNews = (day: string, today: string) => isWithin(day, NEWS_DAYS, today);

const isUnderContract = ({ saleStatus }: HomeFacts) =>
  saleStatus === 'pending' || saleStatus === 'contingent';

/** Why the home isn't available to buyers; undefined if it is. */
function takenBecause(facts: HomeFacts): string | undefined {
  if (facts.saleStatus === 'sold') return 'The home is marked sold.';
  return isUnderContract(facts) ? 'The home is marked under contract.' : undefined;
}

/** Whether the home may be shown to buyers. */
export function canOpenHouse(facts: HomeFacts): boolean {
  return takenBecause(facts) === undefined;
}

/**
 * The occasion of a kit unless someone chooses another. Only the agent knows that a home was just listed. Without a
 * day, for texts that are kept longer, being back isn't news.
 */
export function usualOccasion(facts: HomeFacts, today?: string): Occasion {
  const possible = possibleOccasions(facts, today).filter((row) => row.isPossible);
  return usualOccasions.find((name) => possible.some((row) => row.name === name)) ?? 'for-sale';
}

export type ChosenOccasion = { occasion: Occasion; openHouse: OpenHouse | null };

/** The requested occasion; refused if the facts don't support it. */
export function chooseOccasion(
  facts: HomeFacts,
  asked: { occasion?: Occasion | undefined; openHouse?: OpenHouse | null | undefined },
  today: string,
): ChosenOccasion {
  const occasion = asked.occasion ?? usualOccasion(facts, today);
  const row = possibleOccasions(facts, today).find(({ name }) => name === occasion);
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
export const openHouseTime = (openHouse: OpenHouse) => timeOf(openHouse, 'long');

/** "Sat, Nov 21, 1–3 PM": where every character counts. */
export const shortOpenHouseTime = (openHouse: OpenHouse) => timeOf(openHouse, 'short');

function timeOf({ date, start, end }: OpenHouse, names: 'long' | 'short'): string {
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: names,
    month: names,
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
