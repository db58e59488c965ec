import type { ShownAgent } from '#domain/brands/rules.ts';
import type { Charge } from '#domain/listings/monthly-cost/rules.ts';
import { formatOffer, PRICE_NOT_GIVEN } from '#domain/listings/offer/rules.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { formatAddress, formatCityLine, hasStreet, knownText } from '#domain/listings/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Picture } from '../picture.tsx';
import { columnStyles } from '../styles.ts';
import { AllPhotos } from './all-photos.tsx';
import { MOSAIC_PHOTOS } from './hero-sizes.ts';
import { KeyFacts } from './key-facts.tsx';
import { largestPhoto } from './largest-photo.ts';
import type { ShownPhoto } from './listing-photos.ts';
import { PhotoBadge } from './photo-badge.tsx';
import { PhotoMosaic } from './photo-mosaic.tsx';

/** A longer address in full size would leave no room for the home. */
const LONG_ADDRESS = 40;
const fullSize = 'text-[clamp(2.25rem,1.6rem+3.4vw,4.5rem)] leading-none tracking-[-0.02em]';
const quietSize = 'text-[clamp(1.625rem,1.25rem+1.7vw,2.75rem)] leading-[1.1] tracking-[-0.015em]';

type ListingHeroProps = {
  found: PublicListing;
  photos: ShownPhoto[];
  lot: string | null;
  /** Recurring charges: a price without them misleads. */
  charges?: readonly Charge[];
  agent?: ShownAgent | undefined;
};

/**
 * A headline, and below it the home from edge to edge. No text on the photo, because nobody knows how bright
 * it is.
 */
export function ListingHero({ found, photos, lot, charges = [], agent }: ListingHeroProps) {
  const { listing } = found;
  const address = formatAddress(listing);
  const price = formatOffer(listing) ?? PRICE_NOT_GIVEN;
  const priceCut = knownText(listing.priceCut);
  const cityLine = hasStreet(listing.address) ? formatCityLine(listing) : undefined;
  return (
    <>
      <div
        className={`${columnStyles} flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-7 pb-6 md:pt-12 md:pb-9 lg:flex-nowrap print:flex-nowrap print:pt-0 print:pb-3`}
      >
        <div className="min-w-0 text-left">
          <h1 dir="auto" className={`${address.length > LONG_ADDRESS ? quietSize : fullSize} print:text-4xl`}>
            {address}
          </h1>
          {cityLine && (
            <p dir="auto" className="mt-2 text-ink-soft text-lg md:mt-3">
              {cityLine}
            </p>
          )}
        </div>
        <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 lg:ms-auto lg:max-w-2/5 lg:shrink-0 lg:flex-col lg:items-end">
          {priceCut && (
            <Badge tone="good" className="max-w-full wrap-anywhere whitespace-normal">
              Price cut: {priceCut}
            </Badge>
          )}
          <span className="font-display text-3xl tabular-nums leading-tight max-lg:order-first md:text-4xl">
            {price}
          </span>
          {charges.length > 0 && (
            <span className="text-ink-soft lg:text-end">{`plus ${charges.map(nameCharge).join(', ')}`}</span>
          )}
        </p>
      </div>
      {photos.length >= MOSAIC_PHOTOS ? <PhotoMosaic photos={photos} /> : <WholePhoto photos={photos} />}
      <KeyFacts found={found} lot={lot} agent={agent} />
    </>
  );
}

/** "lot rent of $785 a month" */
const nameCharge = ({ label, said }: Charge) =>
  `${/^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label} of ${said}`;

function WholePhoto({ photos }: { photos: ShownPhoto[] }) {
  const [photo] = photos;
  return (
    photo && (
      <div className="relative">
        <a
          href={largestPhoto(photo)}
          data-opens="photo-lightbox"
          data-at={0}
          className="block cursor-zoom-in"
        >
          <Picture
            {...photo}
            sizes="100vw"
            isFirst
            className="h-[min(26rem,70vw)] w-full bg-sunken object-cover md:h-[min(36rem,54svh)] print:h-[2.4in]"
          />
        </a>
        {photos.length > 1 && !photo.isDrawing && <AllPhotos photos={photos} />}
        <PhotoBadge photo={photo} photos={photos} />
      </div>
    )
  );
}
