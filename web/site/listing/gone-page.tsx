import { findShownAgent } from '#domain/brands/queries.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { isUnpublishedByOwner, listOtherHomes } from '#domain/takedowns/queries.ts';
import { phoneLink } from '../../components/phone-link.ts';
import { HomesHere } from '../directory/homes-here.tsx';
import { missingPage } from '../not-found/missing-page.tsx';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { boundedListing } from './bounded-listing.ts';

const OTHER_HOMES = 3;
const gone = {
  status: 410,
  title: 'No longer available · Hearthcast',
  heading: 'This page is no longer available',
} as const;
const agentsDoing = 'The agent took this listing offline.';
const toHome = { label: 'Return to Home', href: '/' };

/** The order was refunded or staff took the home offline: nobody is named. */
export function propertyGone(): Page {
  return missingPage({ ...gone, text: 'The listing and its episode were taken offline.', action: toHome });
}

/**
 * The page at the URL of a home that its own agent unpublished: whom to ask about it, and what else that agent
 * sells.
 */
export async function unpublishedPage(ctx: SiteContext, found: PublicListing): Promise<Page> {
  const listing = boundedListing(found.listing);
  const { podcastId } = listing;
  if (!podcastId || !(await isUnpublishedByOwner(ctx, podcastId))) return propertyGone();
  const [{ name, brokerage, phone }, homes] = await Promise.all([
    findShownAgent(ctx, listing),
    listOtherHomes(ctx, { podcastId, limit: OTHER_HOMES }),
  ]);
  const call = phone ? phoneLink(phone) : undefined;
  const agent = [name, brokerage].filter(Boolean).join(', ');
  return missingPage({
    ...gone,
    text: [agentsDoing, agent && `To ask about the home, contact ${agent}.`].filter(Boolean).join(' '),
    action: call ? { label: `Call ${phone}`, href: call } : toHome,
    ...(call && { other: toHome }),
    callPhone: phone,
    below: (
      <HomesHere homes={homes} title={name ? `Other homes from ${name}` : 'Other homes from this agent'} />
    ),
  });
}
