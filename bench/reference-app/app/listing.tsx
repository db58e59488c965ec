import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { createOpenStreetMap } from '#adapters/maps/open-street-map.ts';
import { Island } from '#web/site/island.tsx';
import { viewListing } from '#web/site/listing/listing-view.tsx';
import { mapKind } from '#web/site/map/map-kind.ts';
import type { Page } from '#web/site/page.ts';
import { findHome } from './find-home.server.ts';
import { listingMeta } from './listing-meta.ts';
import { site } from './site.ts';

const maps = createOpenStreetMap();

export async function loader({ params }: LoaderFunctionArgs) {
  const home = await findHome(params.slug ?? '');
  if (!home) throw new Response('Not found', { status: 404 });
  return home;
}

export type Home = Awaited<ReturnType<typeof loader>>;
const pages = new WeakMap<Home, Page>();

/** The head and the body of one request share one page. */
function pageOf(home: Home): Page {
  const { found, market, leadReader, agent, details } = home;
  const { listing } = found;
  const page =
    pages.get(home) ??
    viewListing({
      found,
      market,
      site,
      path: `/listings/${listing.slug}`,
      saveLead: 'create-hubspot-lead',
      leadReader,
      agent,
      details,
      ask: { slug: listing.slug },
      map: mapKind(maps, listing),
      tools: <Island name="staff-tools" wake="session" props={{ listingId: listing.id }} />,
    });
  pages.set(home, page);
  return page;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? listingMeta(pageOf(loaderData as Home).head) : [];
}

export default function ListingRoute() {
  const home = useLoaderData() as Home;
  return (
    <main id="content" className="flex-1" data-reach={home.found.listing.id}>
      {pageOf(home).body}
    </main>
  );
}
