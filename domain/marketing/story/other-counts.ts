import { countsIn } from '../../features/counts-in.ts';
import type { Listing } from '../../listings/queries.ts';
import { statedNumbers } from '../../script/facts/stated-numbers.ts';
import type { HomeFacts } from '../facts/home-facts.ts';

/** "Two bedrooms upstairs" are part of the three, not a different count; nor is a count for each of several homes. */
export function countsParts(
  text: string,
  { beds, baths }: Pick<Listing, 'beds' | 'baths'>,
  isSeveral: boolean,
): boolean {
  const other = [...text.matchAll(allRooms)].find(
    ([, rooms, full, half]) =>
      Number(rooms) !== beds &&
      [Number(full) + Number(half), Number(full) + Number(half) / 2].includes(baths ?? 0),
  );
  if (other) return false;
  if (isSeveral && (beds ?? 0) > 2) return true;
  const whole = statedNumbers(text).filter(({ field }) => field === 'beds');
  const parts = countsIn(text).flatMap((count) =>
    count.startsWith('beds:') ? [Number(count.slice(5))] : [],
  );
  return beds !== null && whole.every(({ value }) => value === beds) && parts.every((part) => part <= beds);
}

/** A text with another bedroom count may have the same bath count. */
export function countsBaths({ baths, description }: HomeFacts): boolean {
  const [, full] = /\b(\d+) full bath/i.exec(description ?? '') ?? [];
  return full !== undefined && baths?.split(' ')[0] === full;
}

/** A text that counts all baths counts all bedrooms. */
const allRooms = /\b(\d+) bed(?:room)?s?, (\d+) full bath(?:room)?s?,? and (\d+) half bath/gi;
const otherSize = /\bliving (?:area|space) of (?:approximately |about )?(\d{1,2},?\d{3}) ?(?:sq|square|sf)/i;

/** A description that gives another size. */
export function isOtherSize(text: string, sqft: string | null): boolean {
  const stated = Number(otherSize.exec(text)?.[1]?.replace(',', ''));
  const given = Number(sqft?.replace(/\D/g, ''));
  return given > 0 && stated > 0 && Math.abs(stated - given) > given * 0.1;
}
