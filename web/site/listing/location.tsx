import { findSurroundings } from '#domain/directory/surroundings/queries.ts';
import { offerNoun } from '#domain/listings/offer/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { formatAddress, formatCityLine, hasStreet, knownText } from '#domain/listings/rules.ts';
import { Island } from '../island.tsx';
import { AreaMap, farCity } from '../map/area-map.tsx';
import { MapDrawing } from '../map/map-drawing.tsx';
import type { MapKind } from '../map/map-kind.ts';
import { onwardLinkStyles } from '../styles.ts';

/** Where the home is, as exactly as the map service can show it. */
export function Location({ listing, map }: { listing: ShownListing; map: MapKind }) {
  const { latitude, longitude } = listing;
  const street = hasStreet(listing.address) ? formatAddress(listing) : undefined;
  const line = [street, formatCityLine(listing)].filter(Boolean).join(', ');
  const link = line && mapLink(listing, line);
  const around = map === 'none' ? undefined : findSurroundings(listing);
  const zip = /^\d{5}/.exec(listing.zipCode)?.[0];
  return (
    <section aria-labelledby="location">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="location" className="text-3xl">
          Location
        </h2>
        {link && (
          <a href={link} rel="nofollow noopener" className={onwardLinkStyles}>
            Open in OpenStreetMap
          </a>
        )}
      </div>
      {line && (
        <p dir="auto" className="mt-1 text-left text-ink-soft">
          {line}
        </p>
      )}
      {map === 'area' && (
        <p className="mt-1 text-ink-soft text-sm">
          Approximate: the map shows the area of ZIP code {listing.zipCode.slice(0, 5)}.
        </p>
      )}
      {map === 'town' && (
        <p className="mt-1 text-ink-soft text-sm">Approximate: the map shows {formatCityLine(listing)}.</p>
      )}
      {around?.city && <p className="mt-1 text-ink-soft text-sm">{farCity(around.city)}</p>}
      <div className="relative isolate mt-5">
        {around && (
          <AreaMap around={around} area={zip ? `ZIP code ${zip}` : (formatCityLine(listing) ?? line)} />
        )}
        {map !== 'none' ? (
          <Island
            name="location-map"
            wake="touch"
            props={{
              label: `Map of ${line || `the ${offerNoun(listing)}`}`,
              link: link || null,
              hasArea: around !== undefined,
              place: {
                address: street ?? null,
                city: knownText(listing.city) ?? null,
                state: knownText(listing.state) ?? null,
                zipCode: knownText(listing.zipCode) ?? null,
                latitude,
                longitude,
              },
            }}
          />
        ) : (
          <div className="relative isolate grid h-[300px] place-content-center overflow-hidden rounded-lg border border-rule bg-sunken">
            <MapDrawing />
            <p className="rounded-md bg-raised px-4 py-2 font-semibold shadow-raised">Map unavailable</p>
          </div>
        )}
      </div>
    </section>
  );
}

function mapLink({ latitude, longitude }: ShownListing, line: string): string {
  if (latitude === null || longitude === null)
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: line })}`;
  const [north, east] = [latitude.toFixed(5), longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=15/${north}/${east}`;
}
