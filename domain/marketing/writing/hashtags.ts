import { upperFirst } from '../../english/upper-first.ts';
import { stateName } from '../../listings/address/states.ts';
import type { Occasion } from '../rules.ts';
import type { Copy } from './copy.ts';

export const occasionTags: Record<Occasion, string> = {
  'just-listed': 'JustListed',
  'price-improved': 'NewPrice',
  'open-house': 'OpenHouse',
  sold: 'JustSold',
};

export const kindTags: Record<string, string> = {
  condo: 'CondoLife',
  townhouse: 'Townhouse',
  'parcel of land': 'LandForSale',
  farm: 'FarmForSale',
};

/** Says what an occasion says: the home is for sale. */
export const FOR_SALE = 'HomeForSale';

/** The tags that people follow, the most specific first: the news, the place, the kind of home. */
export function hashtags({ facts, occasion }: Copy, max: number): string {
  const state = facts.state?.length === 2 ? stateName(facts.state.toUpperCase()) : facts.state;
  const words = [
    occasionTags[occasion],
    facts.city && `${facts.city} ${facts.state?.length === 2 ? facts.state : ''}`,
    state && `${state} Real Estate`,
    facts.city && `${facts.city} Homes`,
    occasion === 'sold' ? undefined : FOR_SALE,
    'RealEstate',
    'HomeTour',
    'HouseHunting',
    kindTags[facts.kind],
    facts.neighborhood,
    'RealEstatePodcast',
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
