import { and, count, desc, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { contactDeliveries } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { canSendAgain, MAX_ERROR_LENGTH, MAX_LIST_LENGTH } from './rules.ts';
import type { DestinationTally, MailOutbox, UnsentMail } from './schema.ts';

type Ctx = Pick<Context, 'db'>;

/** Deliveries to each destination since then, and the latest unresolved error. */
export async function countDeliveries({ db }: Ctx, since: Date): Promise<DestinationTally[]> {
  const t = contactDeliveries;
  const of = (status: string) => sql<number>`count(*) filter (where ${t.status} = ${status})::int`;
  const isRecent = gte(t.createdAt, since);
  const [tallies, troubles] = await Promise.all([
    db
      .select({
        destination: t.destination,
        pending: of('pending'),
        delivered: of('delivered'),
        failed: of('failed'),
      })
      .from(t)
      .where(isRecent)
      .groupBy(t.destination)
      .orderBy(t.destination),
    db
      .selectDistinctOn([t.destination], {
        destination: t.destination,
        lastError: sql<string>`left(${t.lastError}, ${MAX_ERROR_LENGTH}::int)`,
      })
      .from(t)
      .where(and(isRecent, inArray(t.status, ['pending', 'failed']), isNotNull(t.lastError)))
      .orderBy(t.destination, desc(t.updatedAt)),
  ]);
  const errors = new Map(troubles.map((row) => [row.destination, row.lastError]));
  return tallies.map((row) => ({ ...row, lastError: errors.get(row.destination) ?? null }));
}

/** Emails since then, by status. */
export async function countMails({ db }: Ctx, since: Date): Promise<Omit<MailOutbox, 'troubles'>> {
  const tallies = await db
    .select({ status: mails.status, n: count() })
    .from(mails)
    .where(gte(mails.createdAt, since))
    .groupBy(mails.status);
  const of = (status: string) => tallies.find((tally) => tally.status === status)?.n ?? 0;
  return { pending: of('pending'), sent: of('sent'), failed: of('failed') };
}

/** The newest emails since then that failed and haven't been sent. */
export async function listMailTroubles(
  { db, now }: Pick<Context, 'db' | 'now'>,
  since: Date,
): Promise<UnsentMail[]> {
  const troubles = await db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      status: mails.status,
      attempts: mails.attempts,
      lastError: sql<string>`left(${mails.lastError}, ${MAX_ERROR_LENGTH}::int)`,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(
      and(
        gte(mails.createdAt, since),
        inArray(mails.status, ['pending', 'failed']),
        isNotNull(mails.lastError),
      ),
    )
    .orderBy(sql`${mails.createdAt} desc nulls last`)
    .limit(MAX_LIST_LENGTH);
  return troubles.map((mail) => ({
    ...mail,
    createdAt: mail.createdAt.toISOString(),
    canSendAgain: canSendAgain(mail, now()),
  }));
}
