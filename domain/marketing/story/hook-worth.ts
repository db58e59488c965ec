import type { Feature } from '../../features/feature.ts';
import { hookClasses } from './data/hook-classes.ts';

const homesCounted = 400;
const maxRarity = 1.4;
const measured =
  /\d[\d,]*[- ]?(?:foot|feet|ft|sq|square|bottle|acre|car|story|burner|degree)|\b(?:two|three|four|five|six)-car\b/i;
const worthOfMeasure = 0.8;
const worthOfOwn = 0.4;
const worthOfMany = 1.5;
const farSight =
  /\b(?:skyline|lake|river|ocean|harbor|bay|hudson|bridge|park|water|sea|mountains?|beach|canals?|lakefront|statue|cathedral|golf)\b/i;
const plainSight =
  /\b(?:sunset|sunrise|unobstructed|city|downtown|treetops?|gardens?|landmark\w*|panoramic|360)\b/i;
/** Common features that need a detail to be worth mentioning. */
const wanted: Record<string, RegExp | undefined> = {
  'tall-ceilings':
    /\b(?:1[0-9]|[23]\d)(?:[.+']|-| )?\d?\s?(?:['’]|-?foot|-?feet|-?ft)|\btimber\b|\btin\b|\bbarrel\b/i,
  'great-room': measured,
  staircase: /\b(?:spiral|floating|curved|original|restored|sculptural|helical|grand)\b/i,
  skylight: /\b(?:two|three|four|five|six|\d)\b|\bdome\b|\bfoot\b/i,
  'second-kitchen': /\b(?:full|catering|second)\b/i,
  'gas-range': /\b(?:\d+|six|eight)[- ]?(?:inch|burner)|\b(?:La Cornue|Lacanche|Aga)\b/i,
  'double-oven': /\bburner\b/i,
  fireplace: /^(?:three|four|five|six|seven|eight|nine|ten|\d+)\b|\bworking\b/i,
  // An elevator key doesn't make the building's elevator private.
  'private-elevator': /\b(?:private|personal|residential|own)\b/i,
  pond: /\bpond\b/i,
  // "A 9-acre park" isn't the home's land.
  acreage: /^\d[\d.,]* acres$/i,
  penthouse: /^$/,
  'heated-floors': /\bheated\b/i,
};

const isParking = /^(?:garage|garage-parking|parking-space)$/;
/** In most homes, it's only for show. */
const worthOfWorking = 1.2;

/** The home's area: what's rare there. */
export type Setting = {
  isDense: boolean;
  isHouse: boolean;
  /** Features expected at this price aren't reasons to visit. */
  isCostly?: boolean;
};

/** How good a reason to visit a feature is: what people care about, how few homes have it, what exactly it is. */
export function hookWorth(
  { id, phrase, tail = '', where = '' }: Pick<Feature, 'id' | 'phrase' | 'tail' | 'where'>,
  { isDense, isHouse }: Setting,
): number {
  const [worth, homes] = hookClasses[id] ?? [0, homesCounted];
  const needed = wanted[id];
  if (worth === 0 || (needed && !needed.test(phrase))) return 0;
  const rarity = Math.min(maxRarity, Math.log2(homesCounted / homes) / 4);
  const exact = measured.test(`${phrase} ${tail}`) ? worthOfMeasure : 0;
  const many =
    !isParking.test(id) &&
    /^(?:three|four|five|six|seven|eight|nine|ten|[3-9]|1\d)\b(?!['’-]| ?(?:foot|feet|ft|x)\b)/i.test(phrase)
      ? worthOfMany
      : 0;
  const own = /\bprivate\b/i.test(phrase) ? worthOfOwn : 0;
  return worth + rarity + exact + own + many + settingWorth(id, `${phrase} ${where}`, isDense, isHouse);
}

function settingWorth(id: string, phrase: string, isDense: boolean, isHouse: boolean): number {
  if (id === 'views') return farSight.test(phrase) ? 1.5 : plainSight.test(phrase) ? 0.3 : -1.5;
  // Outside the dense cities, every house has one.
  if (isParking.test(id)) return isDense ? 0.6 : -1.5;
  if (id === 'fireplace' && /\bworking\b/i.test(phrase)) return worthOfWorking;
  // Ten feet is tall; eleven is rare.
  if (id === 'tall-ceilings' && /\b10\b/.test(phrase)) return -0.9;
  if (id === 'elevator') return isHouse ? 1 : -3;
  if (id === 'acreage' && !isHouse) return -9;
  if (id === 'in-unit-laundry') return isDense ? 0.3 : -2;
  if (id === 'yard' || id === 'garden') return isDense ? 0.5 : 0;
  return 0;
}
