import { findHome, type Home } from '#domain/homes/queries.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { formatAddress, needsPhotoRefresh } from '#domain/listings/rules.ts';
import type { AskState } from '../ask/ask-state.ts';
import type { ContactPage } from '../contact/contact-routes.tsx';
import type { ContactState } from '../contact/contact-state.ts';
import { Island } from '../island.tsx';
import { mapKind } from '../map/map-kind.ts';
import { missingPage } from '../not-found/missing-page.tsx';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { boundedListing } from './bounded-listing.ts';
import { unpublishedPage } from './gone-page.tsx';
import { viewListing } from './listing-view.tsx';

type Params = Record<string, string>;

export async function listingPage(ctx: SiteContext, { slug = '' }: Params): Promise<Page> {
  const found = await findHome(ctx, slug, boundedListing);
  if (!found) return propertyNotFound();
  if (found.isWithdrawn) return unpublishedPage(ctx, found);
  // A view changes nothing itself; the job makes sure that a listing is read again at most once a day.
  if (needsPhotoRefresh(found.listing)) {
    const { id } = found.listing;
    await ctx.queue.send('refresh-viewed-listing', { listingId: id }, { key: id });
  }
  return view(ctx, found, slug);
}

/** Where visitors land after sending the form without a script. */
export async function listingThanksPage(ctx: SiteContext, { slug = '' }: Params): Promise<Page> {
  const found = await findHome(ctx, slug, boundedListing);
  if (!found) return propertyNotFound();
  return found.isWithdrawn ? unpublishedPage(ctx, found) : view(ctx, found, slug, { kind: 'sent' });
}

export async function findListingContact(
  ctx: SiteContext,
  { slug = '' }: Params,
): Promise<ContactPage | undefined> {
  const found = await findHome(ctx, slug, boundedListing);
  if (!found || found.isWithdrawn) return undefined;
  return {
    path: pathOf(slug),
    lead: { listingId: found.listing.id, listingAddress: formatAddress(found.listing).slice(0, 300) },
    render: (state) => view(ctx, found, slug, state),
  };
}

/** A home's page with what someone asked there without scripts. */
export async function findListingAsk(
  ctx: SiteContext,
  slug: string,
): Promise<((state: AskState) => Page) | undefined> {
  const found = await findHome(ctx, slug, boundedListing);
  if (!found || found.isWithdrawn) return undefined;
  return (state) => view(ctx, found, slug, undefined, state);
}

function view(ctx: SiteContext, found: Home, slug: string, contact?: ContactState, asked?: AskState): Page {
  const { listing } = found;
  const page = viewListing({
    found,
    contact,
    ask: { slug, state: asked, canHear: ctx.canHear },
    site: ctx.site,
    path: pathOf(slug),
    saveLead: 'create-hubspot-lead',
    leadReader: found.leadReader,
    map: mapKind(ctx.maps, listing),
    robots: contact || asked ? 'noindex' : undefined,
    market: found.market,
    agent: found.agent,
    details: found.details,
    update: found.update,
    tools: <Island name="staff-tools" wake="session" props={{ listingId: listing.id }} />,
  });
  // A visitor who has just sent the form was counted when they opened the page.
  const reach = contact || asked ? {} : { reach: { listingId: listing.id } };
  const madeFrom = [...rowsBehind(found, slug), ...updatesBehind(found), 'markets', 'brands'];
  return { ...page, ...reach, madeFrom, goodUntil: found.update?.goodUntil };
}

function pathOf(slug: string): string {
  return `/listings/${encodeURIComponent(slug)}`;
}

/** What a page about a listing is made from. */
export function rowsBehind({ listing, podcast }: PublicListing, slug: string): string[] {
  // Found by the URL that its podcast was given: any listing may take this slug.
  const isBorrowed = listing.slug !== slug || listing.status !== 'active';
  return [isBorrowed ? 'listings' : `listings:${listing.id}`, ...(podcast ? [`podcasts:${podcast.id}`] : [])];
}

/** The updates that a page may show. */
export const updatesBehind = ({ podcast }: PublicListing) =>
  podcast ? [`episode_updates:${podcast.id}`] : [];

export const NOT_FOUND = {
  heading: 'Property Not Found',
  text: 'The requested listing could not be found.',
};

export function propertyNotFound(): Page {
  return missingPage({
    title: 'Property Not Found · Hearthcast',
    heading: NOT_FOUND.heading,
    text: NOT_FOUND.text,
    action: { label: 'Return to Home', href: '/' },
  });
}
