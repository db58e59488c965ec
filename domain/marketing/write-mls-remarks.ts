import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { composeRemarks } from './compose-remarks.ts';
import type { CheckClaims } from './facts/find-unbacked.ts';
import { loadHome } from './load-home.ts';
import { lockKit, storePart } from './parts/store-part.ts';
import { DEFAULT_REMARKS_CAP } from './rules.ts';

/** Rewrites the MLS remarks and makes them current; the previous version is kept. Can be repeated. */
export async function writeMlsRemarks(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  order: { podcastId: string; cap?: number | undefined; checkClaims?: CheckClaims | undefined },
): Promise<void> {
  const { podcastId, cap = DEFAULT_REMARKS_CAP, checkClaims } = order;
  const home = await loadHome(ctx, podcastId);
  const content = { cap, text: composeRemarks(home, cap, { facts: home.facts, checkClaims }) };
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
