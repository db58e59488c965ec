import { and, asc, eq, like } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { inviteUser } from '../../accounts/invite-user.ts';
import type { Context } from '../../context.ts';
import { escapeLike } from '../../escape-like.ts';
import { recordContact } from '../../leads/record-contact.ts';
import { destinationsOf } from '../../leads/rules.ts';
import { listMailHomes } from '../../listings/cover/queries.ts';
import type { MailHome } from '../../mails/mail-home.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { staffOrderMail } from '../../mails/templates/order-mails.ts';
import { batchOf } from './order-key.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts'>;
type Podcast = typeof podcasts.$inferSelect;

/**
 * Notifies the customer of an order that staff created, and every destination of orders. A customer with several rows
 * in one file gets one email. May be repeated: one email and one contact each.
 */
export async function confirmStaffOrder(ctx: Ctx, podcastId: string): Promise<void> {
  const orders = await findOrdersOfFile(ctx, podcastId);
  const [first] = orders;
  if (!first?.orderKey) return;
  const reason = `${batchOf(first.orderKey) ?? first.orderKey}:${first.customerEmail}`;
  await inTransaction(ctx, async (tx) => {
    for (const order of orders) await recordOrderContact(tx, order);
    const homes = await listMailHomes(
      tx,
      orders.map(({ id }) => id),
    );
    const isNewMail = await queueMail(tx, {
      mailKey: `staff-order:${reason}`,
      kind: 'staff-order',
      recipient: first.customerEmail,
      content: staffOrderMail(tx.site, {
        firstName: first.customerFirstName,
        homes,
      }),
    });
    if (isNewMail && !first.userId) await invite(tx, first, homes[0], reason);
  });
}

/** The order itself, or all orders of the same customer in the same file. */
async function findOrdersOfFile(ctx: Ctx, podcastId: string): Promise<Podcast[]> {
  const [order] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  const batch = order?.orderKey && batchOf(order.orderKey);
  if (!order || !batch) return order ? [order] : [];
  return ctx.db
    .select()
    .from(podcasts)
    .where(
      and(eq(podcasts.customerEmail, order.customerEmail), like(podcasts.orderKey, `${escapeLike(batch)}:%`)),
    )
    .orderBy(asc(podcasts.createdAt), asc(podcasts.id));
}

/** Staff created it, so staff need no email about it. */
async function recordOrderContact(tx: Ctx, order: Podcast): Promise<void> {
  await recordContact(
    tx,
    {
      contactType: 'order',
      sourceKey: `order:${order.id}`,
      firstName: order.customerFirstName,
      lastName: order.customerLastName,
      email: order.customerEmail,
      phone: order.customerPhone,
      message: '',
      listingUrl: order.listingUrl,
      amountCents: order.amountCents,
      status: 'paid',
      podcastId: order.id,
      details: { source: 'staff', listingUrls: [order.listingUrl] },
    },
    destinationsOf('order').filter((destination) => destination !== 'staff_mail'),
  );
}

async function invite(tx: Ctx, order: Podcast, home: MailHome | undefined, reason: string): Promise<void> {
  await inviteUser(tx, {
    email: order.customerEmail,
    firstName: order.customerFirstName,
    lastName: order.customerLastName,
    phone: order.customerPhone,
    mailKey: `set-up-account:${reason}`,
    mail: { kind: 'set-up-account', home },
    redirectTo: `${tx.site.url}/set-password?${new URLSearchParams({ listing: order.listingUrl })}`,
    invitedBy: null,
  });
}
