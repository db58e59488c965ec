import { after, type Reader } from '../reader.ts';
import { STREET_NAME, STREET_SUFFIX } from './street-patterns.ts';

const names: Record<string, string> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
};
const leadsToStreet = new RegExp(`^\\s+${STREET_NAME}${STREET_SUFFIX}|^\\s+\\d{1,3}(?:st|nd|rd|th)\\b`);
/** "N Forest", if only the street's name follows; after another name, the letter is an initial. */
const leadsToName = /^\s+[A-Z][a-z]{2,}/;
const mayStandBefore =
  /(?:^|[.,;:(]\s*|\d[A-Z]?\s+|\b(?:on|at|to|of|off|near|from|along|and|between|across|via|down|up|is|block|toward|towards|by)\s+)$/;
const followsStreet = new RegExp(`(?:^|[\\s,])${STREET_SUFFIX}\\.?,?\\s+$`);

export const direction: Reader[] = [
  {
    starts: 'capital',
    pattern: /(N\.?E|N\.?W|S\.?E|S\.?W)(?:\.(?=\s))?(?![A-Za-z])/y,
    say: ([, written = ''], { before }) =>
      before.endsWith('-') ? null : (names[written.replace('.', '')] ?? null),
  },
  {
    starts: 'capital',
    pattern: /([NSEW])(?:\.(?=\s|,))?(?![A-Za-z'./&])/y,
    say: (match, place) => {
      const following = after(place, match);
      if (place.before.endsWith('-')) return null;
      if (/^-(?:facing|bound|side)/.test(following)) return names[match[1] as string] ?? null;
      const isInStreet =
        leadsToStreet.test(following) ||
        (leadsToName.test(following) && mayStandBefore.test(place.before)) ||
        (followsStreet.test(place.before) && !following.startsWith('-'));
      return isInStreet ? (names[match[1] as string] ?? null) : null;
    },
  },
];
