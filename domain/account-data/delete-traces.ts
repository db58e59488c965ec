import { eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { answeringOrders } from '#db/schema/answering.ts';
import { checkouts, demoPayments } from '#db/schema/checkouts.ts';
import { marketRequests } from '#db/schema/directory.ts';
import { contacts, enterpriseInquiries } from '#db/schema/leads.ts';
import { listingDrafts, listings } from '#db/schema/listings.ts';
import { auditLog, mailOptOuts, mails, rateLimits } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { teamInvitations } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import { escapeLike } from '../escape-like.ts';
import { isOwnContact, type OwnThings } from './own-things.ts';

type Tx = Pick<Context, 'db'>;

/** Deletes every row that names an account outside its own tables, in the caller's transaction. */
export async function deleteTraces(tx: Tx, things: OwnThings): Promise<void> {
  await deleteHomes(tx, things);
  await deleteMoney(tx, things);
  await deleteMessages(tx, things);
  await deleteLogs(tx, things);
}

async function deleteHomes({ db }: Tx, things: OwnThings): Promise<void> {
  const { email, listings: homes, listingIds, podcastIds, podcasts: orders } = things;
  await db.delete(contacts).where(isOwnContact(things));
  const links = [...homes.map(({ sourceUrl }) => sourceUrl), ...orders.map(({ listingUrl }) => listingUrl)];
  const known = [...new Set(links.filter((link) => link !== null))];
  await db
    .delete(listingDrafts)
    .where(
      or(
        known.length > 0 ? inArray(listingDrafts.sourceUrl, known) : undefined,
        mentions(listingDrafts.corrections, email),
      ),
    );
  if (listingIds.length > 0) await db.delete(listings).where(inArray(listings.id, listingIds));
  if (podcastIds.length > 0) await db.delete(podcasts).where(inArray(podcasts.id, podcastIds));
  // A team's home keeps the correction, but not who made it.
  await db
    .update(listings)
    .set({
      corrections: sql`replace(${listings.corrections}::text, ${JSON.stringify(email)}, '"a former member"')::jsonb`,
    })
    .where(mentions(listings.corrections, email));
}

async function deleteMoney({ db }: Tx, { userId, email }: OwnThings): Promise<void> {
  const isOwn = or(eq(checkouts.userId, userId), eq(checkouts.customerEmail, email));
  await db.delete(demoPayments).where(eq(demoPayments.customerEmail, email));
  // What was paid for a team belongs to the team; the person's name is removed.
  await db
    .update(checkouts)
    .set({
      userId: null,
      customerEmail: 'former-member@invalid',
      customerFirstName: '',
      customerLastName: '',
      customerPhone: '',
      agentName: '',
    })
    .where(sql`${isOwn} and ${checkouts.teamId} is not null`);
  await db.delete(checkouts).where(isOwn);
  // The number must be released before the order is deleted: the next sweep does both.
  await db
    .update(answeringOrders)
    .set({
      status: 'canceled',
      userId: null,
      listingId: null,
      customerEmail: 'former-customer@invalid',
      customerFirstName: '',
      customerLastName: '',
      customerPhone: '',
      transferNumber: '',
      number: null,
      trouble: null,
    })
    .where(or(eq(answeringOrders.userId, userId), eq(answeringOrders.customerEmail, email)));
}

async function deleteMessages({ db }: Tx, { email, listings: homes, podcastIds }: OwnThings): Promise<void> {
  const pages = homes.map(({ slug }) => `/listings/${slug}`);
  const words = [email, ...pages, ...podcastIds];
  await db
    .delete(mails)
    .where(
      or(
        eq(mails.recipient, email),
        eq(mails.replyTo, email),
        ...words.map((word) => like(mails.html, `%${escapeLike(word)}%`)),
      ),
    );
  await db.delete(mailOptOuts).where(eq(mailOptOuts.email, email));
  await db.delete(teamInvitations).where(eq(teamInvitations.email, email));
  await db.delete(enterpriseInquiries).where(eq(sql`lower(${enterpriseInquiries.email})`, email));
  await db.delete(marketRequests).where(eq(sql`lower(${marketRequests.requesterEmail})`, email));
}

/** Logs, counters and jobs that name the account, its homes or its listings. */
async function deleteLogs({ db }: Tx, { userId, email, podcastIds, listingIds }: OwnThings): Promise<void> {
  const ids = [userId, ...podcastIds, ...listingIds];
  await db
    .delete(auditLog)
    .where(
      or(
        eq(auditLog.actorId, userId),
        inArray(auditLog.subject, ids),
        ...[email, ...ids].map((word) => mentions(auditLog.details, word)),
      ),
    );
  await db.delete(rateLimits).where(like(rateLimits.key, `%${userId}%`));
  const named = sql.join(
    [email, ...ids].map((word) => sql`data::text like ${`%${escapeLike(word)}%`}`),
    sql` or `,
  );
  await db.execute(sql`delete from pgboss.job where (${named})`);
}

function mentions(column: { getSQL(): SQL }, word: string): SQL {
  return sql`${column}::text like ${`%${escapeLike(word)}%`}`;
}
