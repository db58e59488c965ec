import { asc, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { homeRecords, recordEntries } from '#db/schema/records.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { CHAIN_START, canonicalJson, hashEntry } from './chain/hash-entry.ts';
import { allParts } from './parts/record-parts.ts';
import { listStaleRecords } from './queries.ts';
import { loadRecordSource, type RecordSource } from './record-source.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;
type Item = { part: string; subject: string; content: unknown };

/**
 * Adds to a home's chain whatever has changed since it was last written. If nothing has changed, it adds nothing, so
 * it may be repeated at any time.
 */
export async function updateRecord(ctx: Ctx, podcastId: string): Promise<{ added: number }> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.insert(homeRecords).values({ podcastId }).onConflictDoNothing();
    // One writer at a time: an entry holds the hash of the one before it.
    const isThis = eq(homeRecords.podcastId, podcastId);
    const [head] = await tx.db.select().from(homeRecords).where(isThis).for('update');
    if (!head) return { added: 0 };
    const source = await loadRecordSource(tx, podcastId);
    const items = collectItems(source);
    const changed = await findChanged(tx, podcastId, items);
    let previousHash = head.hash || CHAIN_START;
    const recordedAt = ctx.now();
    const rows = changed.map((item, at) => {
      const row = { ...item, podcastId, sequence: head.sequence + at + 1, previousHash };
      previousHash = hashEntry({ ...row, recordedAt: recordedAt.toISOString() });
      return { ...row, recordedAt, hash: previousHash };
    });
    if (rows.length > 0) await tx.db.insert(recordEntries).values(rows);
    const openIssues = findOpenIssues(items);
    const hash = rows.at(-1)?.hash ?? head.hash;
    await tx.db
      .update(homeRecords)
      .set({ sequence: head.sequence + rows.length, hash, openIssues, checkedAt: recordedAt })
      .where(isThis);
    return { added: rows.length };
  });
}

/** As the database returns it, so that its hash is the same before and after. */
function collectItems(source: RecordSource): Item[] {
  return allParts.flatMap(({ name, collect }) =>
    collect(source).map(({ subject, content }) => ({
      part: name,
      subject,
      content: JSON.parse(canonicalJson(content)) as unknown,
    })),
  );
}

/**
 * The differences from the newest entry of the same subject; a subject that is gone ends with an empty entry.
 */
async function findChanged(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  items: readonly Item[],
): Promise<Item[]> {
  const rows = await ctx.db
    .select({ part: recordEntries.part, subject: recordEntries.subject, content: recordEntries.content })
    .from(recordEntries)
    .where(eq(recordEntries.podcastId, podcastId))
    .orderBy(asc(recordEntries.sequence));
  const keyOf = ({ part, subject }: Item) => `${part} ${subject}`;
  const newest = new Map(rows.map((row) => [keyOf(row), row]));
  const current = new Set(items.map(keyOf));
  const changed = items.filter((item) => {
    const before = newest.get(keyOf(item));
    return !before || canonicalJson(before.content) !== canonicalJson(item.content);
  });
  const gone = [...newest.values()].filter((row) => row.content !== null && !current.has(keyOf(row)));
  return [...changed, ...gone.map((row) => ({ ...row, content: null }))];
}

function findOpenIssues(items: readonly Item[]): string[] {
  return items.flatMap(({ part, subject, content }) => {
    const found = allParts.find(({ name }) => name === part);
    return found?.findOpen?.(content as never, subject) ?? [];
  });
}

/** The same as a job: a deleted home, or one whose listing was never read, has no record. */
export async function updateQueuedRecord(ctx: Ctx, podcastId: string): Promise<void> {
  try {
    await updateRecord(ctx, podcastId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

const maxAtOnce = 200;

/** Updates the records of homes that changed since their record was last looked at. May be repeated at any time. */
export async function sweepRecords(ctx: Ctx): Promise<void> {
  for (const podcastId of await listStaleRecords(ctx, maxAtOnce)) await updateQueuedRecord(ctx, podcastId);
}
