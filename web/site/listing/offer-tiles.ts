import { formatOffer, offerKind, PRICE_ON_REQUEST, pricePerAcre } from '#domain/listings/offer/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { formatCount, formatPrice, formatSqft } from '#domain/listings/rules.ts';

type Tile = readonly [label: string, value: string];
type Known = { lot: string | null; available?: string | undefined };

/** From this many known figures on, those of a home that nobody stated are worth naming. */
const MIN_KNOWN = 2;

/**
 * The figures that suit what is offered. A home shows the same five everywhere; where hardly one is known, and for
 * rentals, land and commercial property, only those that are.
 */
export function offerTiles(listing: ShownListing, { lot, available }: Known): Tile[] {
  const kind = offerKind(listing);
  const price = formatOffer(listing) ?? PRICE_ON_REQUEST;
  const rooms = [
    ['Bedrooms', listing.beds === 0 ? 'Studio' : formatCount(listing.beds)],
    ['Bathrooms', formatCount(listing.baths)],
  ] as const;
  const sqft = ['Sq Ft', formatSqft(listing.sqft)] as const;
  const built = ['Year Built', formatCount(listing.yearBuilt)] as const;
  switch (kind) {
    case 'rental':
      return [
        ['Rent per month', formatPrice(listing.price) ?? PRICE_ON_REQUEST],
        ...known([...rooms, sqft, ['Available', available] as const]),
      ];
    case 'land':
      return [
        ['Price', price],
        ...known([
          ['Lot', lot],
          ['Price per acre', pricePerAcre(listing.price, lot)],
        ]),
      ];
    case 'commercial':
      return [['Price', price], ...known([sqft, ['Lot', lot], built])];
    case 'home': {
      const figures = [...rooms, sqft, built];
      return known(figures).length < MIN_KNOWN
        ? [['Price', price], ...known(figures)]
        : [['Price', price], ...figures.map(([label, value]) => [label, value ?? 'N/A'] as const)];
    }
  }
}

const known = (tiles: readonly (readonly [string, string | null | undefined])[]): Tile[] =>
  tiles.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
