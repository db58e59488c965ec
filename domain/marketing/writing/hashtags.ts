import { upperFirst } from '../../english/upper-first.ts';
import type { Occasion } from '../rules.ts';
import { isNamedBuilding } from '../story/building-name.ts';
import type { Copy } from './copy.ts';

/** A home that is just for sale needs no tag for it. */
export const occasionTags: Partial<Record<Occasion, string>> = {
  'just-listed': 'JustListed',
  'price-improved': 'NewPrice',
  'open-house': 'OpenHouse',
  'under-contract': 'UnderContract',
  'back-on-market': 'BackOnMarket',
  sold: 'JustSold',
};

/** The usual tag for a home of this kind: "ChicagoCondo". */
export const kindTags: Record<string, string> = {
  condo: 'Condo',
  townhouse: 'Townhouse',
  'co-op': 'CoOp',
  'parcel of land': 'Land',
  farm: 'Farm',
};

/** Few tags, each a fact that the record can trace: the place, the house or building by its name, the kind of home there, the news. */
export function hashtags({ facts, story, occasion }: Copy, max: number): string {
  const { city } = facts;
  const { name, building, near } = story.traits;
  const neighborhood = (facts.neighborhood ?? story.neighborhood)?.replace(/^the /i, '');
  // People searching either of two neighborhoods look at homes between them.
  const [, ...border] = /^on the (?:border|cusp) of (.+) and (.+)$/.exec(near ?? '') ?? [];
  const named =
    name?.replace(/^the /, '') ??
    (isNamedBuilding(building) ? building.replace(/^(?:at|in) (?:the )?/, '') : null);
  // The record traces a tag to the page's kind of home, not to the description's.
  const kind = story.kind === facts.kind ? '' : facts.kind;
  const places = neighborhood
    ? [neighborhood]
    : border.toReversed().filter((place) => facts.description?.includes(place));
  const words = [...places, named, city && `${city} ${kindTags[kind] ?? 'Homes'}`, occasionTags[occasion]];
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
