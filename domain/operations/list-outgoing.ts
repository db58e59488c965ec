import { and, count, desc, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { contactDeliveries } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { LONGEST_ERROR, LONGEST_LIST } from './rules.ts';
import type { DestinationTally, MailOutbox } from './schema.ts';

type Ctx = Pick<Context, 'db'>;

/** What was to be told to each destination since then, and what the last open trouble is. */
export async function countDeliveries({ db }: Ctx, since: Date): Promise<DestinationTally[]> {
  const t = contactDeliveries;
  const of = (status: string) => sql<number>`count(*) filter (where ${t.status} = ${status})::int`;
  return db
    .select({
      destination: t.destination,
      pending: of('pending'),
      delivered: of('delivered'),
      failed: of('failed'),
      lastError: sql<string | null>`left((array_agg(${t.lastError} order by ${t.updatedAt} desc)
        filter (where ${t.status} <> 'delivered' and ${t.lastError} is not null))[1], ${LONGEST_ERROR}::int)`,
    })
    .from(t)
    .where(gte(t.createdAt, since))
    .groupBy(t.destination)
    .orderBy(t.destination);
}

/** The mails since then by state, and the newest ones that met trouble and are not sent. */
export async function readOutbox({ db }: Ctx, since: Date): Promise<MailOutbox> {
  const isRecent = gte(mails.createdAt, since);
  const [tallies, troubles] = await Promise.all([
    db.select({ status: mails.status, n: count() }).from(mails).where(isRecent).groupBy(mails.status),
    db
      .select({
        id: mails.id,
        kind: mails.kind,
        recipient: mails.recipient,
        status: mails.status,
        attempts: mails.attempts,
        lastError: sql<string>`left(${mails.lastError}, ${LONGEST_ERROR}::int)`,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .where(and(isRecent, inArray(mails.status, ['pending', 'failed']), isNotNull(mails.lastError)))
      .orderBy(desc(mails.createdAt))
      .limit(LONGEST_LIST),
  ]);
  const of = (status: string) => tallies.find((tally) => tally.status === status)?.n ?? 0;
  return {
    pending: of('pending'),
    sent: of('sent'),
    failed: of('failed'),
    troubles: troubles.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })),
  };
}
