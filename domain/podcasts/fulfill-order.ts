import { inArray, sql } from 'drizzle-orm';
import type { checkouts } from '#db/schema/checkouts.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { inviteUser } from '../accounts/invite-user.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { recordContact } from '../leads/record-contact.ts';
import { destinationsOf } from '../leads/rules.ts';
import { listMailHomes } from '../listings/cover/queries.ts';
import { ensurePodcastListing } from '../listings/ensure-podcast-listing.ts';
import type { PageFacts } from '../listings/extraction/facts.ts';
import { fillListing } from '../listings/fill-listing.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { orderConfirmationMail } from '../mails/templates/order-mails.ts';
import { findTeamRole } from '../teams/queries.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { orderPaid } from './order-paid.ts';
import { shareCents } from './rules.ts';
import { podcastsBefore } from './status/rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log'>;
type Order = typeof checkouts.$inferSelect & { sessionId: string };
type Podcast = typeof podcasts.$inferSelect;

/** Everything that follows from a payment, in the caller's transaction. The caller makes sure that it happens once. */
export async function fulfillOrder(tx: Ctx, order: Order): Promise<void> {
  const saved = await savePodcasts(tx, order, 'paid');
  const listingUrls = order.links.map((link) => link.listingUrl);
  for (const [index, podcast] of saved.entries()) {
    const facts = order.links.find((link) => link.listingUrl === podcast.listingUrl)?.facts ?? null;
    await fulfillPodcast(tx, podcast, { facts, source: 'order', listingUrls, mailsStaff: index === 0 });
  }
  await mailCustomer(tx, order, saved);
  await recordAudit(tx, {
    actorId: order.userId,
    action: 'order.paid',
    subject: order.id,
    details: { podcasts: saved.length, paidCents: order.paidCents },
  });
}

type Fulfillment = {
  /** What was read from a submitted page or sheet. */
  facts: Record<string, unknown> | null;
  source: 'order' | 'api';
  listingUrls?: string[];
  mailsStaff: boolean;
};

/** What a paid podcast causes: its listing's facts, its contact and its production. */
export async function fulfillPodcast(tx: Ctx, podcast: Podcast, given: Fulfillment): Promise<void> {
  if (given.facts) await fillFromDraft(tx, podcast, given.facts);
  else await ensurePodcastListing(tx, podcast);
  await recordOrderContact(tx, podcast, given);
  await recordEvent(tx, orderPaid(podcast));
  await tx.queue.send('produce-episode', { podcastId: podcast.id }, { key: podcast.id });
}

/** One podcast per ordered link. One that can take this status does; any other stays as it is. */
export async function savePodcasts(tx: Ctx, order: Order, status: 'pending' | 'paid'): Promise<Podcast[]> {
  const shares = shareCents(order.paidCents ?? order.unitCents * order.links.length, order.links.length);
  const teamId = await teamOf(tx, order);
  const rows = order.links.map(({ listingUrl }, index) => ({
    userId: order.userId,
    teamId,
    listingUrl,
    status,
    paymentSessionId: order.sessionId,
    amountCents: shares[index] ?? 0,
    customerEmail: order.customerEmail,
    customerFirstName: order.customerFirstName,
    customerLastName: order.customerLastName,
    customerPhone: order.customerPhone,
    agentName: order.agentName,
    additionalDetails: order.additionalDetails,
    createdAt: tx.now(),
  }));
  const saved = await tx.db
    .insert(podcasts)
    .values(rows)
    .onConflictDoUpdate({
      target: [podcasts.paymentSessionId, podcasts.listingUrl],
      targetWhere: sql`${podcasts.paymentSessionId} is not null`,
      set: { status, amountCents: sql`excluded.amount_cents` },
      setWhere: inArray(podcasts.status, podcastsBefore[status]),
    })
    .returning();
  for (const podcast of saved) await ensurePodcastListing(tx, podcast);
  return saved;
}

/** An order for a team stays with whoever paid for it if they have left the team meanwhile. */
async function teamOf(tx: Ctx, { teamId, userId }: Order): Promise<string | null> {
  const isMember = teamId && userId && (await findTeamRole(tx, { teamId, userId }));
  return isMember ? teamId : null;
}

/** A submitted page that can't be read must not hold up a paid order; production reads the link instead. */
async function fillFromDraft(tx: Ctx, podcast: Podcast, facts: Record<string, unknown>): Promise<void> {
  try {
    const listingId = await ensurePodcastListing(tx, podcast);
    await fillListing(tx, listingId, {
      facts: facts as unknown as PageFacts,
      action: 'listing.ordered_with_draft',
    });
  } catch (err) {
    tx.log.error({ err, podcastId: podcast.id }, 'a submitted page could not be read into its listing');
  }
}

/** Each podcast is its own contact; staff get one mail for the whole order. */
async function recordOrderContact(tx: Ctx, podcast: Podcast, given: Fulfillment): Promise<void> {
  const { source, listingUrls = [podcast.listingUrl] } = given;
  await recordContact(
    tx,
    {
      contactType: 'order',
      sourceKey: `order:${podcast.id}`,
      firstName: podcast.customerFirstName,
      lastName: podcast.customerLastName,
      email: podcast.customerEmail,
      phone: podcast.customerPhone,
      message: podcast.additionalDetails,
      listingUrl: podcast.listingUrl,
      amountCents: podcast.amountCents,
      status: 'paid',
      podcastId: podcast.id,
      details: { source, listingUrls },
    },
    destinationsOf('order').filter((destination) => given.mailsStaff || destination !== 'staff_mail'),
  );
}

async function mailCustomer(tx: Ctx, order: Order, saved: Podcast[]): Promise<void> {
  const homes = await listMailHomes(
    tx,
    saved.map(({ id }) => id),
  );
  await queueMail(tx, {
    mailKey: `order-confirmation:${order.id}`,
    kind: 'order-confirmation',
    recipient: order.customerEmail,
    content: orderConfirmationMail(tx.site, {
      firstName: order.customerFirstName,
      homes,
      paidCents: order.paidCents ?? 0,
      receiptUrl: order.receiptUrl,
    }),
  });
  if (order.userId) return;
  const listingUrl = order.links[0]?.listingUrl ?? '';
  await inviteUser(tx, {
    email: order.customerEmail,
    firstName: order.customerFirstName,
    lastName: order.customerLastName,
    phone: order.customerPhone,
    mailKey: `set-up-account:${order.id}`,
    mail: { kind: 'set-up-account', home: homes[0] },
    redirectTo: `${tx.site.url}/set-password?${new URLSearchParams({ listing: listingUrl })}`,
    invitedBy: null,
  });
}
