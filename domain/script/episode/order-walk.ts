import type { Telling } from './telling.ts';

/** A new or special kitchen comes before the rest of it, and whatever one sees on entering comes before any room. */
export function orderWalk(
  units: readonly Telling[],
  rooms: readonly Telling[],
  rest: readonly Telling[],
): Telling[] {
  const isFirst = ({ opener, parts }: Telling) =>
    (opener === 'open-kitchen' && parts.includes('state-arrival')) ||
    /^open-(?:living|indoors)$/.test(opener);
  const from = rest.findIndex(isFirst) + 1;
  const to = from === 0 ? 0 : from + rest.slice(from).findIndex(({ isMore }) => !isMore);
  const cut = to < from ? rest.length : to;
  return [...units, ...rest.slice(0, cut), ...rooms, ...rest.slice(cut)];
}
