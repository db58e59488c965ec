import { createServer } from 'node:http';
import { join } from 'node:path';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';
import { createOpenStreetMap } from '#adapters/maps/open-street-map.ts';
import { createDb } from '#db/client.ts';
import { findPublicListing, type PublicListing } from '#domain/listings/queries.ts';
import { readBuiltAssets } from '#server/assets.ts';
import { Document } from '#web/site/document.tsx';
import { viewListing } from '#web/site/listing/listing-view.tsx';

/**
 * The listing page as React Router serves it: a loader reads the same row, the same components are rendered to a
 * stream that the browser can hydrate, and the loader's data is put into the page for it. Arguments: port, database.
 */
const [port = '0', databaseUrl = '', root = ''] = process.argv.slice(2);
const { db } = createDb(databaseUrl);
const assets = readBuiltAssets(join(root, 'dist', 'client'));
const maps = createOpenStreetMap();
const site = {
  name: 'Hearthcast',
  url: `http://127.0.0.1:${port}`,
  supportPhone: '(555) 010-0142',
  callNowPhone: '(555) 010-0199',
  supportEmail: 'support@hearthcast.example',
};

async function loader({ params }: LoaderFunctionArgs) {
  const found = await findPublicListing({ db, site }, params.slug ?? '');
  if (!found) throw new Response('Not found', { status: 404 });
  return found;
}

function ListingRoute() {
  const found = useLoaderData() as PublicListing;
  const page = viewListing({
    found,
    site,
    path: `/listings/${found.listing.slug}`,
    keepLead: 'create-hubspot-lead',
    hasMap: maps.embedUrl(found.listing) !== null,
  });
  return <Document page={page} site={site} assets={assets} />;
}

const routes = [{ path: '/listings/:slug', loader, Component: ListingRoute }];
const { query, dataRoutes } = createStaticHandler(routes);

createServer(async (incoming, outgoing) => {
  const context = await query(new Request(`${site.url}${incoming.url}`));
  if (context instanceof Response) return outgoing.writeHead(context.status).end();
  const router = createStaticRouter(dataRoutes, context);
  const { pipe } = renderToPipeableStream(<StaticRouterProvider router={router} context={context} />, {
    onShellReady() {
      outgoing.writeHead(context.statusCode, { 'Content-Type': 'text/html; charset=utf-8' });
      pipe(outgoing);
    },
    onError: (error) => console.error(error),
  });
}).listen(Number(port), '127.0.0.1');
