import type { Context } from '../context.ts';
import { cachedFigure } from './cached-figures.ts';
import type { StorageUse } from './schema.ts';

const MAX_FILES = 10_000;
const CACHED_MS = 5 * 60_000;

/** Files and bytes in storage. Listing them takes a while, so the answer is cached for five minutes. */
export async function measureStorage(
  ctx: Pick<Context, 'storage' | 'log' | 'now'>,
): Promise<StorageUse | null> {
  const given = { from: ctx.storage, now: ctx.now };
  try {
    return await cachedFigure(given, { name: 'storage', forMs: CACHED_MS }, () => addUp(ctx.storage));
  } catch (err) {
    ctx.log.warn({ err }, 'storage could not be measured');
    return null;
  }
}

async function addUp(storage: Context['storage']): Promise<StorageUse> {
  let files = 0;
  let bytes = 0;
  for await (const file of storage.list('')) {
    if (files === MAX_FILES) return { files, bytes, isPartial: true };
    files += 1;
    bytes += file.sizeBytes;
  }
  return { files, bytes, isPartial: false };
}
