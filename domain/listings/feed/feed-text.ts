import type { MlsDetails } from '#db/schema/listings.ts';
import { formatAddress, formatCityLine, hasStreet } from '../rules.ts';
import { type Described as Home, listingDescription } from '../title/rules.ts';

/** Directories cut longer names. */
export const MAX_FEED_NAME = 250;

type Described = Home &
  Parameters<typeof formatAddress>[0] & {
    description: string | null;
    mls: Pick<MlsDetails, 'attribution' | 'disclaimer'> | null;
  };

/** What feeds say about a home in every format: where and what it is, and what its MLS requires. */
export function feedText(home: Described): { place: string; title: string; about: string; mls: string[] } {
  const place = [hasStreet(home.address) ? home.address : '', formatCityLine(home)]
    .filter(Boolean)
    .join(', ');
  const { mls } = home;
  return {
    place,
    title: (place || formatAddress(home)).slice(0, MAX_FEED_NAME),
    about: (home.description?.trim() || listingDescription(home)).slice(0, 4000),
    mls: mls ? [mls.attribution, mls.disclaimer].filter(Boolean).map((line) => line.slice(0, 1000)) : [],
  };
}
