import type { PublicListing } from '#domain/listings/queries.ts';
import { formatAddress, formatCityLine, formatPrice, hasStreet } from '#domain/listings/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { column } from '../look.ts';
import { Picture } from '../picture.tsx';
import type { ShownPhoto } from './listing-photos.ts';

/** The home, as large as the screen allows, with its address on it. */
export function ListingHero({ found: { listing }, photo }: { found: PublicListing; photo: ShownPhoto }) {
  const price = formatPrice(listing.price);
  const cityLine = hasStreet(listing.address) ? formatCityLine(listing) : undefined;
  return (
    <div className="relative isolate overflow-hidden bg-evergreen text-on-evergreen">
      <Picture {...photo} sizes="100vw" isFirst className="-z-10 absolute inset-0 size-full object-cover" />
      <div className="-z-10 absolute inset-0 bg-linear-to-t from-[#0d1a17]/90 via-[#0d1a17]/45 via-40% to-transparent to-75%" />
      <div className={`${column} flex min-h-[min(44rem,86svh)] flex-col justify-end pt-40 pb-36 md:pb-40`}>
        <h1 className="max-w-[16ch] text-[clamp(2.5rem,1.7rem+3.6vw,4.75rem)] leading-none tracking-[-0.02em]">
          {formatAddress(listing)}
        </h1>
        {cityLine && <p className="mt-3 text-lg">{cityLine}</p>}
        {price && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="font-display text-3xl tabular-nums">{price}</span>
            {listing.priceCut && <Badge tone="ember">Price cut: {listing.priceCut}</Badge>}
          </p>
        )}
      </div>
    </div>
  );
}
