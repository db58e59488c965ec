import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { referencedKeys } from '#domain/production/delivery/deliver-podcast.ts';
import { loadArtifacts } from '#domain/production/run/artifacts.ts';
import type { FakeSmtp } from '../fakes/smtp.ts';
import type { Order } from './customers.ts';

type Places = { db: Db; smtp: FakeSmtp; storedKeys: () => Promise<Set<string>> };

/** The guarantees that don't hold for these orders, by their numbers in docs/reliability.md. Empty if all is well. */
export async function findViolations(places: Places, orders: Order[]): Promise<string[]> {
  const { db } = places;
  const found: string[] = [];
  const stored = await places.storedKeys();
  for (const order of orders) {
    const rows = await db
      .select()
      .from(podcasts)
      .where(eq(podcasts.customerEmail, `${order.name}@example.com`));
    if (order.isPaid && rows.length !== 1) found.push(`1, 4: ${order.name} has ${rows.length} podcasts`);
    for (const podcast of rows) {
      if (!order.isPaid) found.push(...(await findUnpaidWork(db, order.name, podcast.id)));
      else found.push(...(await findLoss(db, stored, order.name, podcast)));
    }
  }
  return [...found, ...(await findDoubledMessages(places)), ...(await findStuckWork(db))];
}

type Podcast = typeof podcasts.$inferSelect;

async function findLoss(
  db: Db,
  stored: ReadonlySet<string>,
  name: string,
  podcast: Podcast,
): Promise<string[]> {
  const found: string[] = [];
  const { id } = podcast;
  if (podcast.status !== 'completed') found.push(`5: ${name} is ${podcast.status}`);
  const [run] = await ask(db, sql`select state from production_runs where podcast_id = ${id}`);
  if (run?.state !== 'delivered') {
    const open = await ask(
      db,
      sql`select reason, step from review_items where podcast_id = ${id} and closed_at is null`,
    );
    const reasons = open.map(({ reason, step }) => `${reason} in ${step}`).join(', ');
    found.push(`5: the run of ${name} is ${run?.state} (${reasons})`);
  }
  const artifacts = await loadArtifacts({ db }, id);
  const named = new Set([
    ...referencedKeys(podcast),
    ...Object.values(artifacts).flatMap(({ files }) => Object.values(files)),
  ]);
  for (const key of named) if (!stored.has(key)) found.push(`2: ${name} names ${key}, which is not there`);
  for (const key of stored)
    if (key.startsWith(`episodes/${id}/`) && !named.has(key)) found.push(`2: ${key} belongs to nobody`);
  const mails = await ask(db, sql`select status from mails where mail_key = ${`podcast-ready:${id}`}`);
  if (mails.length !== 1) found.push(`3: ${name} has ${mails.length} mails about the finished episode`);
  const told = await ask(
    db,
    sql`select d.destination from contacts c join contact_deliveries d on d.contact_id = c.id
      where c.podcast_id = ${id} and c.source_key = ${`delivered:${id}`}`,
  );
  if (told.length !== 2) found.push(`3: ${name} was told to ${told.length} destinations, not 2`);
  const odd = await ask(
    db,
    sql`select name from production_steps where podcast_id = ${id} and (ended_at is null or ended_at < started_at)`,
  );
  for (const step of odd) found.push(`5, 7: ${step.name} of ${name} has no end, or ends before it began`);
  return found;
}

async function findUnpaidWork(db: Db, name: string, podcastId: string): Promise<string[]> {
  const runs = await ask(db, sql`select state from production_runs where podcast_id = ${podcastId}`);
  return runs.length > 0 ? [`6: ${name} was not paid and is being made`] : [];
}

/** What really arrived: every email, identified by its Message-ID, and one line of the sheet per contact. */
async function findDoubledMessages({ db, smtp, storedKeys }: Places): Promise<string[]> {
  const found: string[] = [];
  const arrived = new Set(smtp.received.map(({ parsed }) => parsed.messageId));
  const mails = await ask(db, sql`select message_id as id, mail_key as name from mails`);
  for (const { id, name } of mails) if (!arrived.has(id)) found.push(`4: ${name} never arrived`);
  if (arrived.size > mails.length)
    found.push(`3: ${arrived.size} messages arrived under different ids, for ${mails.length} mails`);
  // A retry may still deliver a contact while we count: its line comes before it is recorded as delivered.
  const before = await countHandedOver(db);
  const lines = [...(await storedKeys())].filter((key) => key.startsWith('private/contacts/')).length;
  const [{ n: contacts } = { n: '0' }] = await ask(
    db,
    sql`select count(*)::text as n from contact_deliveries where destination = 'spreadsheet'`,
  );
  if (lines < before || lines > Number(contacts))
    found.push(`3, 4: ${lines} lines of the sheet for ${before} to ${contacts} contacts`);
  return found;
}

async function countHandedOver(db: Db): Promise<number> {
  const [row] = await ask(
    db,
    sql`select count(*)::text as n from contact_deliveries where destination = 'spreadsheet' and status = 'delivered'`,
  );
  return Number(row?.n);
}

/** Emails, contacts and jobs that are neither done nor waiting for their next attempt. */
async function findStuckWork(db: Db): Promise<string[]> {
  const mails = await ask(db, sql`select mail_key as name from mails where status <> 'sent'`);
  const contacts = await ask(
    db,
    sql`select delivery_key as name from contact_deliveries where status <> 'delivered'`,
  );
  const jobs = await ask(
    db,
    sql`select name from pgboss.job where state = 'active' and heartbeat_on < now() - interval '1 minute'`,
  );
  return [...mails, ...contacts, ...jobs].map(({ name }) => `5: ${name} is stuck`);
}

export async function ask(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, string>[]> {
  return (await db.execute<Record<string, string>>(query)).rows;
}
