import type { Context } from '../../context.ts';
import { clipFolder } from './record-turns.ts';

/** Long after its episode, a clip is only useful to someone who changes that episode. */
const clipMs = 60 * 86_400_000;

/** Deletes clips older than two months and returns how many. May be repeated at any time. */
export async function sweepClips(ctx: Pick<Context, 'storage' | 'now'>): Promise<number> {
  const now = ctx.now().getTime();
  let removed = 0;
  for await (const file of ctx.storage.list(`${clipFolder}/`)) {
    if (now - file.modifiedAt.getTime() < clipMs) continue;
    await ctx.storage.remove(file.key);
    removed += 1;
  }
  return removed;
}
