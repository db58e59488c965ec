import type { ShownListing } from '#domain/listings/queries.ts';
import {
  formatCityLine,
  formatCount,
  formatPrice,
  formatSqft,
  hasStreet,
  knownText,
} from '#domain/listings/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Description } from './description.tsx';
import { OpenHouses } from './open-houses.tsx';

const check = (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden="true"
    className="mt-0.5 size-4.5 shrink-0 text-ember-text"
  >
    <path d="M20 6 9 17l-5-5" />
  </svg>
);

const FEATURES_SHOWN = 16;

type PropertyDetailsProps = {
  listing: ShownListing;
  /** Where the open houses are offered for a calendar; its entries lead to the agent's page. */
  calendarPath?: string | undefined;
};

export function PropertyDetails({ listing, calendarPath }: PropertyDetailsProps) {
  const tiles = [
    ['Price', formatPrice(listing.price)],
    ['Bedrooms', formatCount(listing.beds)],
    ['Bathrooms', formatCount(listing.baths)],
    ['Sq Ft', formatSqft(listing.sqft)],
    ['Year Built', formatCount(listing.yearBuilt)],
  ] as const;
  const street = hasStreet(listing.address) ? listing.address : undefined;
  const place = [street, formatCityLine(listing)].filter(Boolean).join(', ');
  const priceCut = knownText(listing.priceCut);
  return (
    <section aria-labelledby="details">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="details" className="text-3xl">
          Property Details
        </h2>
        {listing.propertyType && <p className="min-w-0 text-ink-soft">{listing.propertyType}</p>}
      </div>
      {place && (
        <p dir="auto" className="mt-1 text-left text-ink-soft">
          {place}
        </p>
      )}
      {listing.mls?.attribution && (
        <p dir="auto" className="mt-1 text-left text-ink-soft text-sm">
          {listing.mls.attribution}
        </p>
      )}
      {listing.mls && <OpenHouses times={listing.mls.openHouses} calendarPath={calendarPath} />}
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
        {tiles.map(([label, value]) => (
          <div key={label} className="min-w-0 border-ink border-t-2 pt-2 max-sm:first:col-span-2">
            <dt className="font-semibold text-ink-soft text-sm">{label}</dt>
            <dd className="font-display text-2xl tabular-nums">
              {value ?? 'N/A'}
              {label === 'Price' && value && priceCut && (
                <Badge tone="good" className="mt-1 flex max-w-full wrap-anywhere whitespace-normal font-sans">
                  Price cut: {priceCut}
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {listing.description && <Description text={listing.description} />}
      {listing.features.length > 0 && (
        <>
          <h3 className="mt-10 text-xl">Key Features</h3>
          <Features features={listing.features} />
        </>
      )}
    </section>
  );
}

/** A long list shows its beginning and unfolds. */
function Features({ features }: { features: string[] }) {
  const isLong = features.length > FEATURES_SHOWN * 1.4;
  return (
    <>
      <FeatureList features={isLong ? features.slice(0, FEATURES_SHOWN) : features} />
      {isLong && (
        <details className="group">
          <summary className="mt-3 inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-ember-text underline underline-offset-4 group-open:hidden [&::-webkit-details-marker]:hidden">
            Show all {features.length} features
          </summary>
          <FeatureList features={features.slice(FEATURES_SHOWN)} />
        </details>
      )}
    </>
  );
}

function FeatureList({ features }: { features: string[] }) {
  return (
    <ul className="mt-3 gap-x-10 sm:columns-2">
      {features.map((feature) => (
        <li
          key={feature}
          className="flex break-inside-avoid gap-2.5 border-rule border-b py-2.5 leading-snug"
        >
          {check}
          <span dir="auto" className="min-w-0">
            {feature}
          </span>
        </li>
      ))}
    </ul>
  );
}
