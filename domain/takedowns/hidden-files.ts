import { eq } from 'drizzle-orm';
import { hiddenFiles } from '#db/schema/records.ts';
import type { Context } from '../context.ts';
import { findHomeFiles, findSharedFiles } from '../files/home-files.ts';

/** Hides the files of a podcast that no other home shows, or shows them again. In the caller's transaction. */
export async function hideFiles(
  tx: Pick<Context, 'db'>,
  podcastId: string,
  isHidden: boolean,
): Promise<void> {
  await tx.db.delete(hiddenFiles).where(eq(hiddenFiles.podcastId, podcastId));
  if (!isHidden) return;
  const keys = await findHomeFiles(tx, [podcastId]);
  const shared = await findSharedFiles(tx, keys, [podcastId]);
  const rows = keys.filter((key) => !shared.has(key)).map((key) => ({ key, podcastId }));
  for (let at = 0; at < rows.length; at += MAX_NAMED)
    await tx.db
      .insert(hiddenFiles)
      .values(rows.slice(at, at + MAX_NAMED))
      .onConflictDoNothing();
}

/** A change of more rows at once names none of them, and a CDN would drop the files of every home. */
const MAX_NAMED = 100;

export type HiddenFiles = (key: string) => Promise<boolean>;

/** A file is gone for visitors within this time, even if no change was announced. */
const FRESH_MS = 10_000;

/**
 * Whether a file is hidden. There are few of them, so all are kept in memory. They are reloaded as soon as they change:
 * a CDN that dropped a file requests it right away, and must not get it for another day.
 */
export function createHiddenFiles(ctx: Pick<Context, 'db' | 'changes'>): HiddenFiles {
  let known: Promise<Set<string>> | undefined;
  let readAt = 0;
  ctx.changes.subscribe(({ table }) => {
    if (table === 'hidden_files' || table === '*') known = undefined;
  });
  return async (key) => {
    if (!known || performance.now() - readAt > FRESH_MS) {
      readAt = performance.now();
      known = readKeys(ctx);
      known.catch(() => {
        known = undefined;
      });
    }
    return (await known).has(key);
  };
}

async function readKeys(ctx: Pick<Context, 'db'>): Promise<Set<string>> {
  const rows = await ctx.db.select({ key: hiddenFiles.key }).from(hiddenFiles);
  return new Set(rows.map(({ key }) => key));
}
