import type { ShownListing } from '#domain/listings/queries.ts';
import { webLink } from '../web-link.ts';
import { type ChapterStarts, chapterMark, PlaySection } from './play-section.tsx';

type Place = { name: string; url?: string };

type NeighborhoodProps = { listing: ShownListing; starts?: ChapterStarts | undefined };

export function Neighborhood({ listing, starts }: NeighborhoodProps) {
  if (!listing.neighborhoodName) return null;
  return (
    <section
      aria-labelledby="neighborhood"
      {...chapterMark('neighborhood')}
      className="min-w-0 lg:col-start-1"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="neighborhood" className="min-w-0 text-3xl">
          Neighborhood & Location
        </h2>
        <PlaySection chapter="neighborhood" starts={starts} about="the neighborhood" />
      </div>
      <h3 dir="auto" className="mt-6 text-left text-xl">
        {listing.neighborhoodName}
      </h3>
      {listing.neighborhoodDescription && (
        <p dir="auto" className="mt-2 max-w-[60ch] whitespace-pre-line [unicode-bidi:plaintext]">
          {listing.neighborhoodDescription}
        </p>
      )}
      <LocalAmenities listing={listing} />
    </section>
  );
}

function LocalAmenities({ listing }: { listing: ShownListing }) {
  const { government, dining = [], recreation = [] } = listing.nearbyAmenities ?? {};
  const { schoolDistrict, schoolDistrictUrl } = listing;
  const lists: { title: string; places: readonly Place[] }[] = [
    {
      title: 'School District',
      places: schoolDistrict ? [{ name: schoolDistrict, url: schoolDistrictUrl ?? undefined }] : [],
    },
    { title: 'Dining', places: dining },
    { title: 'Recreation', places: recreation },
  ].filter(({ places }) => places.length > 0);
  if (lists.length === 0 && !government) return null;
  return (
    <section aria-labelledby="amenities" className="mt-10">
      <h3 id="amenities" className="text-xl">
        Local Amenities
      </h3>
      {lists.length > 0 && (
        <dl className="mt-3 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
          {lists.map((list) => (
            <PlaceList key={list.title} {...list} />
          ))}
        </dl>
      )}
      {government && (
        <p dir="auto" className="mt-4 max-w-[60ch]">
          Easy Access: {government}
        </p>
      )}
    </section>
  );
}

function PlaceList({ title, places }: { title: string; places: readonly Place[] }) {
  return (
    <div>
      <dt className="font-semibold text-ink-soft text-sm">{title}</dt>
      {places.map(({ name, url }) => {
        const href = webLink(url);
        return (
          <dd key={name} dir="auto" className={`border-rule border-b ${href ? 'py-1' : 'py-2'}`}>
            {href ? (
              <a
                className="inline-block max-w-full py-1 underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
                href={href}
                rel="nofollow noopener"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </dd>
        );
      })}
    </div>
  );
}
