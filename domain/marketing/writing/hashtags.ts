import { upperFirst } from '../../english/upper-first.ts';
import type { Occasion } from '../rules.ts';
import { sightsOf } from './best-points.ts';
import type { Copy } from './copy.ts';

/** A home that is just for sale needs no tag that says so. */
export const occasionTags: Partial<Record<Occasion, string>> = {
  'just-listed': 'JustListed',
  'price-improved': 'NewPrice',
  'open-house': 'OpenHouse',
  'under-contract': 'UnderContract',
  'back-on-market': 'BackOnMarket',
  sold: 'JustSold',
};

/** What people call a home of this kind in a tag: "ChicagoCondo". */
export const kindTags: Record<string, string> = {
  condo: 'Condo',
  townhouse: 'Townhouse',
  'co-op': 'CoOp',
  'parcel of land': 'Land',
  farm: 'Farm',
};

/** What people search for, by the thing that has it. */
const featureTags: Record<string, string> = {
  'roof-deck': 'RoofDeck',
  terrace: 'PrivateTerrace',
  pool: 'Pool',
  penthouse: 'Penthouse',
  adu: 'GuestHouse',
  'exposed-brick': 'ExposedBrick',
  beams: 'ExposedBeams',
  garden: 'Garden',
  sauna: 'Sauna',
  library: 'HomeLibrary',
  'wine-cellar': 'WineCellar',
  'outdoor-kitchen': 'OutdoorKitchen',
  'wood-fireplace': 'WoodBurningFireplace',
  'stained-glass': 'StainedGlass',
  balcony: 'Balcony',
  courtyard: 'Courtyard',
  porch: 'Porch',
};
const namedViews = /\b(skyline|lake|river|ocean|harbor|park|bridge|mountain|city)\b/i;

/** The best thing of the home as a tag; a terrace is private only if it is said to be. */
function featureTag(copy: Copy): string | null {
  for (const { id, name } of sightsOf(copy)) {
    if (id === 'views') {
      const [, seen] = namedViews.exec(name) ?? [];
      if (seen) return `${seen} Views`;
    }
    const known = featureTags[id];
    if (known) return /\bprivate\b/i.test(name) ? known : known.replace(/^Private/, '');
  }
  return null;
}

/** Few tags, each a fact: the place, the kind of home there, what it has, the news. */
export function hashtags(copy: Copy, max: number): string {
  const { facts, story, occasion } = copy;
  const { city } = facts;
  const neighborhood = (facts.neighborhood ?? story.neighborhood)?.replace(/^the /i, '');
  // The record traces a tag to the page's kind of home, not to the description's.
  const kind = story.kind === facts.kind ? '' : facts.kind;
  const words = [
    neighborhood,
    city && `${city} ${kindTags[kind] ?? 'Homes'}`,
    featureTag(copy),
    occasionTags[occasion],
  ];
  const tags = words.flatMap((word) => tag(word ?? '') ?? []);
  return [...new Set(tags)].slice(0, max).join(' ');
}

function tag(words: string): string | undefined {
  const joined = words
    .split(/[^\p{L}\p{N}]+/u)
    .map(upperFirst)
    .join('');
  return /\p{L}{2}/u.test(joined) && joined.length <= 40 ? `#${joined}` : undefined;
}
