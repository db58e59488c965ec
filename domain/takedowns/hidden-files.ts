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
  if (rows.length > 0) await tx.db.insert(hiddenFiles).values(rows).onConflictDoNothing();
}

export type HiddenFiles = (key: string) => Promise<boolean>;

/** A file is gone for visitors within this time. */
const FRESH_MS = 10_000;

/** Whether a file is hidden. There are few of them, so all are kept in memory and read again every few seconds. */
export function createHiddenFiles(ctx: Pick<Context, 'db'>): HiddenFiles {
  let known: Promise<Set<string>> | undefined;
  let readAt = 0;
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
