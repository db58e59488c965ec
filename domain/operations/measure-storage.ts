import type { Context } from '../context.ts';
import type { StorageUse } from './schema.ts';

const MOST_FILES = 10_000;
const KEPT_MS = 5 * 60_000;

type Measured = { at: number; use: Promise<StorageUse | null> };
const measured = new WeakMap<Context['storage'], Measured>();

/** Files and bytes in the storage. Listing them takes a while, so an answer is kept for five minutes. */
export function measureStorage(ctx: Pick<Context, 'storage' | 'log' | 'now'>): Promise<StorageUse | null> {
  const at = ctx.now().getTime();
  const last = measured.get(ctx.storage);
  if (last && at - last.at < KEPT_MS) return last.use;
  const use = addUp(ctx.storage).catch((err) => {
    ctx.log.warn({ err }, 'the storage could not be measured');
    measured.delete(ctx.storage);
    return null;
  });
  measured.set(ctx.storage, { at, use });
  return use;
}

async function addUp(storage: Context['storage']): Promise<StorageUse> {
  let files = 0;
  let bytes = 0;
  for await (const file of storage.list('')) {
    if (files === MOST_FILES) return { files, bytes, isPartial: true };
    files += 1;
    bytes += file.sizeBytes;
  }
  return { files, bytes, isPartial: false };
}
