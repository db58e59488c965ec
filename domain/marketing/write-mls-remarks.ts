import { inTransaction } from '#db/in-transaction.ts';
import { rewriteText } from '../compliance/rewrite-text.ts';
import type { Context } from '../context.ts';
import { loadHome } from './load-home.ts';
import { lockKit, storePart } from './parts/store-part.ts';
import { DEFAULT_REMARKS_CAP } from './rules.ts';
import { writeRemarks } from './writing/write-remarks.ts';

/** Rewrites the MLS remarks and makes them current; the previous version is kept. Can be repeated. */
export async function writeMlsRemarks(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  { podcastId, cap = DEFAULT_REMARKS_CAP }: { podcastId: string; cap?: number | undefined },
): Promise<void> {
  const home = await loadHome(ctx, podcastId);
  const content = { cap, text: rewriteText(writeRemarks(home.facts, cap)).text };
  await inTransaction(ctx, async (tx) => {
    await lockKit(tx, podcastId);
    const { factsHash } = home;
    await storePart(tx, {
      podcastId,
      part: 'remarks',
      content,
      factsHash,
      isEdited: false,
      writtenBy: 'built-in',
    });
  });
}
