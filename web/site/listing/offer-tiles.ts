import {
  formatOffer,
  isMonthlyRent,
  offerKind,
  PRICE_NOT_GIVEN,
  pricePerAcre,
} from '#domain/listings/offer/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { formatCount, formatPrice, formatSqft } from '#domain/listings/rules.ts';

type Tile = readonly [label: string, value: string];
type Known = { lot: string | null; available?: string | undefined };

/** With at least this many known figures, a home's missing ones are worth naming. */
const MIN_KNOWN = 2;

/**
 * The figures that suit the offer. Homes show the same five everywhere; if hardly any is known, and for rentals,
 * land and commercial property, only the known ones.
 */
export function offerTiles(listing: ShownListing, { lot, available }: Known): Tile[] {
  const kind = offerKind(listing);
  const price: Tile = isMonthlyRent(listing)
    ? ['Rent per month', formatPrice(listing.price) ?? PRICE_NOT_GIVEN]
    : ['Price', formatOffer(listing) ?? PRICE_NOT_GIVEN];
  const rooms = [
    ['Bedrooms', listing.beds === 0 ? 'Studio' : formatCount(listing.beds)],
    ['Bathrooms', formatCount(listing.baths)],
  ] as const;
  const size = formatSqft(listing.sqft);
  const sqft = ['Sq Ft', size] as const;
  const built = ['Year Built', formatCount(listing.yearBuilt)] as const;
  switch (kind) {
    case 'rental':
      return [price, ...known([...rooms, sqft, ['Available', available && shortDay(available)] as const])];
    case 'land':
      return [
        price,
        ...known([
          ['Lot size', lot],
          ['Price per acre', pricePerAcre(listing.price, lot)],
        ]),
      ];
    case 'commercial':
      return [
        price,
        ...known([
          ['Building size', size && `${size} sq ft`],
          ['Lot size', lot],
          built,
          ['Available', available && shortDay(available)],
        ]),
      ];
    case 'home': {
      const figures = [...rooms, sqft, built];
      return known(figures).length < MIN_KNOWN
        ? [price, ...known(figures)]
        : [price, ...figures.map(([label, value]) => [label, value ?? 'N/A'] as const)];
    }
  }
}

/** "Dec 1, 2026", because a tile is narrow. */
const shortDay = (day: string) => day.replace(/^(\p{Lu}\p{Ll}{2})\p{Ll}{2,}(?= \d)/u, '$1');

const known = (tiles: readonly (readonly [string, string | null | undefined])[]): Tile[] =>
  tiles.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
