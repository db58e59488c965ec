import { eq, inArray, sql } from 'drizzle-orm';
import type { checkouts, OrderedLink } from '#db/schema/checkouts.ts';
import { type FactCorrections, listings } from '#db/schema/listings.ts';
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
import { readMlsAddress } from '../listings/mls/mls-address.ts';
import { closeDraft } from '../listings/sheet/renew-draft.ts';
import { VISITOR } from '../listings/sheet/rules.ts';
import { completeFacts } from '../listings/stored-facts.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { orderConfirmationMail } from '../mails/templates/order-mails.ts';
import { findTeamRole } from '../teams/queries.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { orderPaid } from './order-paid.ts';
import { isFactSheetAddress, linkPrices, shareCents } from './rules.ts';
import { podcastsBefore } from './status/rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log'>;
type Order = typeof checkouts.$inferSelect & { sessionId: string };
type Podcast = typeof podcasts.$inferSelect;

/** Everything that follows from a payment, in the caller's transaction. The caller makes sure that it happens once. */
export async function fulfillOrder(tx: Ctx, order: Order): Promise<void> {
  const saved = await savePodcasts(tx, order, 'paid');
  const listingUrls = order.links.map((link) => link.listingUrl);
  for (const [index, podcast] of saved.entries()) {
    const link = order.links.find(({ listingUrl }) => listingUrl === podcast.listingUrl);
    const sheet = await findOrderedSheet(tx, order, link);
    await fulfillPodcast(tx, podcast, { ...sheet, source: 'order', listingUrls, mailsStaff: index === 0 });
  }
  await mailCustomer(tx, order, saved);
  await recordAudit(tx, {
    actorId: order.userId,
    action: 'order.paid',
    subject: order.id,
    details: { podcasts: saved.length, paidCents: order.paidCents },
  });
}

type OrderedSheet = {
  /** The facts read from the page or sent as a sheet. */
  facts: Record<string, unknown> | null;
  corrections?: FactCorrections;
  /** An MLS wants current facts with its own notice, so production asks it again; only the corrections are kept. */
  isReadAgain?: boolean;
};

type Fulfillment = OrderedSheet & {
  source: 'order' | 'api';
  listingUrls?: string[];
  mailsStaff: boolean;
};

/** The consequences of a paid podcast: its listing's facts, its contact and its production. */
export async function fulfillPodcast(tx: Ctx, podcast: Podcast, given: Fulfillment): Promise<void> {
  if (given.facts || hasEntries(given.corrections)) await fillFromDraft(tx, podcast, given);
  else await ensurePodcastListing(tx, podcast);
  await recordOrderContact(tx, podcast, given);
  await recordEvent(tx, orderPaid(podcast));
  await tx.queue.send('produce-episode', { podcastId: podcast.id }, { key: podcast.id });
}

/** One podcast per ordered link. One that can take this status does; any other stays as it is. */
export async function savePodcasts(tx: Ctx, order: Order, status: 'pending' | 'paid'): Promise<Podcast[]> {
  const prices = linkPrices(order);
  const totalCents = prices.reduce((sum, cents) => sum + cents, 0);
  const paidCents = order.paidCents ?? totalCents;
  const shares = paidCents === totalCents ? prices : shareCents(paidCents, order.links.length);
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

/** An order for a team stays with the person who paid for it if they have left the team in the meantime. */
async function teamOf(tx: Ctx, { teamId, userId }: Order): Promise<string | null> {
  const isMember = teamId && userId && (await findTeamRole(tx, { teamId, userId }));
  return isMember ? teamId : null;
}

/** The fact sheet as it is now, or as it was when the payment page was opened; its author is known now. */
async function findOrderedSheet(
  tx: Ctx,
  { customerEmail }: Order,
  link: OrderedLink | undefined,
): Promise<OrderedSheet> {
  const draft = link?.draftId ? await closeDraft(tx, link.draftId) : undefined;
  const { facts, corrections = {} } = draft ?? link ?? { facts: null };
  const isFromLink = (draft?.origin ?? 'link') === 'link';
  const signed = Object.entries(corrections).map(([field, correction]) => {
    const by = correction.by === VISITOR ? customerEmail : correction.by;
    return [field, { ...correction, by }] as const;
  });
  return {
    facts: facts as Record<string, unknown> | null,
    corrections: Object.fromEntries(signed),
    isReadAgain: isFromLink && !!link && readMlsAddress(tx.site.url, link.listingUrl) !== undefined,
  };
}

const hasEntries = (value: object | undefined) => Object.keys(value ?? {}).length > 0;

/** A submitted page that can't be read must not hold up a paid order; production reads the link instead. */
async function fillFromDraft(
  tx: Ctx,
  podcast: Podcast,
  { facts, corrections, isReadAgain }: OrderedSheet,
): Promise<void> {
  try {
    const listingId = await ensurePodcastListing(tx, podcast);
    if (isReadAgain) await tx.db.update(listings).set({ corrections }).where(eq(listings.id, listingId));
    else
      await fillListing(tx, listingId, {
        facts: completeFacts((facts ?? {}) as Partial<PageFacts>),
        corrections,
        action: 'listing.ordered_with_draft',
      });
    if (!hasEntries(corrections)) return;
    const details = { fields: Object.keys(corrections ?? {}) };
    await recordAudit(tx, {
      actorId: podcast.userId,
      action: 'listing.corrected',
      subject: listingId,
      details,
    });
  } catch (err) {
    tx.log.error({ err, podcastId: podcast.id }, 'a submitted page could not be read into its listing');
  }
}

/** Each podcast is its own contact; staff get one email for the whole order. */
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
  const [first] = order.links;
  const listingUrl = first && !isFactSheetAddress(tx.site.url, first.listingUrl) ? first.listingUrl : '';
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
