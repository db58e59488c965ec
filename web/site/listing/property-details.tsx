import { Check } from 'lucide-react';
import type { Listing } from '#domain/listings/queries.ts';
import { formatCount, formatPrice, formatSqft } from '#domain/listings/rules.ts';

export function PropertyDetails({ listing }: { listing: Listing }) {
  const tiles = [
    ['Price', formatPrice(listing.price)],
    ['Bedrooms', formatCount(listing.beds)],
    ['Bathrooms', formatCount(listing.baths)],
    ['Sq Ft', formatSqft(listing.sqft)],
    ['Year Built', formatCount(listing.yearBuilt)],
  ] as const;
  return (
    <section aria-labelledby="details">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="details" className="text-3xl">
          Property Details
        </h2>
        {listing.propertyType && <p className="text-ink-soft">{listing.propertyType}</p>}
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        {tiles.map(([label, value]) => (
          <div key={label} className="border-ink border-t-2 pt-2 max-sm:first:col-span-2">
            <dt className="font-semibold text-ink-soft text-sm">{label}</dt>
            <dd className="font-display text-2xl tabular-nums">{value ?? 'N/A'}</dd>
          </div>
        ))}
      </dl>
      {listing.description && (
        <p className="mt-8 max-w-[60ch] whitespace-pre-line first-letter:float-left first-letter:me-2 first-letter:font-display first-letter:text-[3.4em] first-letter:leading-[0.82]">
          {listing.description}
        </p>
      )}
      {listing.features.length > 0 && (
        <>
          <h3 className="mt-10 text-xl">Key Features</h3>
          <ul className="mt-3 gap-x-10 sm:columns-2">
            {listing.features.map((feature) => (
              <li
                key={feature}
                className="flex break-inside-avoid gap-2.5 border-rule border-b py-2.5 leading-snug"
              >
                <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ember-text" />
                {feature}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
