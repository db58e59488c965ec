import type { NearbyPlace } from '../facts.ts';
import { isUnknown } from './numbers.ts';

const kinds: [NearbyPlace['kind'], RegExp][] = [
  [
    'government',
    /\b(?:library|town hall|city hall|village hall|post office|courthouse|municipal|township|community center)\b/i,
  ],
  [
    'dining',
    /\b(?:baker(?:y|s)|bakehouse|coffee|caf[eé]|tacos?|taqueria|grill|kitchen|diner|restaurant|supper|bistro|pizz\w+|noodles?|tavern|pub|brew\w*|cider\w*|winery|fish house|chop ?house|steakhouse|sushi|bar|deli|creamery|ice cream|tea ?(?:room|house)|eatery|cantina|bbq|barbecue|roasters?)\b/i,
  ],
  [
    'recreation',
    /\b(?:trails?|trailhead|parks?|greenbelt|greenway|riverwalk|riverfront|boardwalk|beach|golf|club|gym|pool|playground|gardens?|museum|theat(?:er|re)|cinema|marina|boat launch|ski|forest|preserve|stadium|arena|zoo|gallery|market)\b/i,
  ],
];

/** "The Lantern Room for dinner": the name ends before the purpose. */
const purpose =
  /\s(?:for (?:breakfast|brunch|lunch|dinner|coffee|a (?:drink|meal))|along|on|at|by|off|near|over|down|up|across|around|behind|in)\s.*$|\sfor (?:breakfast|brunch|lunch|dinner|coffee)$/i;

/** The name of a place without the words around it; null if it has no name. */
export function nearbyPlace(phrase: string, known?: NearbyPlace['kind']): NearbyPlace | null {
  const text = phrase.slice(0, 120).replace(/\s+/g, ' ').trim();
  const name = text
    .replace(purpose, '')
    .replace(/^(?:the|an?) /, '')
    .replace(/[.,;:]+$/, '')
    .trim();
  const kind = known ?? kindOf(text, name);
  const isNamed = /^\p{Lu}/u.test(name) || kind === 'government';
  if (!isNamed || name.length < 4 || name.length > 60 || /[$@<>{}]|\d{3}|https?:/.test(name)) return null;
  return { name: name.charAt(0).toUpperCase() + name.slice(1), kind };
}

function kindOf(phrase: string, name: string): NearbyPlace['kind'] {
  if (/\bfor (?:breakfast|brunch|lunch|dinner|coffee|a (?:drink|meal))\b/i.test(phrase)) return 'dining';
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
}

/** A neighborhood's name: a few capitalized words, no number, no page heading. */
export function readPlaceName(value: unknown): string | null {
  if (typeof value !== 'string' || isUnknown(value)) return null;
  const name = value
    .slice(0, 120)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '');
  const isName = /^\p{Lu}[\p{L}\p{N}'’.&/ -]{2,49}$/u.test(name) && name.split(' ').length <= 6;
  return isName && !notAName.test(name) ? name : null;
}

const notAName =
  /^(?:neighbou?rhoods?|schools?|maps?|overview|details|nearby|around|location|description|features|amenities|photos?|view|see|learn|more|explore|guide|about|the area|street view|commute|transit|market|listing|home|property|contact|share|save)\b/i;
