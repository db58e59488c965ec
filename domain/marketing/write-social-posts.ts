import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { listingDay } from '../listings/listing-day.ts';
import { composePost } from './compose-posts.ts';
import type { CheckClaims } from './facts/find-unbacked.ts';
import { chooseOccasion } from './facts/occasions.ts';
import { hashOfPart, loadHome } from './load-home.ts';
import { lockKit, storePart } from './parts/store-part.ts';
import { type Network, networks, type Occasion } from './rules.ts';
import type { OpenHouse } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'writer'>;
export type PostsOrder = {
  podcastId: string;
  networks?: Network[] | undefined;
  occasion?: Occasion | undefined;
  openHouse?: OpenHouse | null | undefined;
  checkClaims?: CheckClaims | undefined;
};

/**
 * Rewrites the posts and makes them current; the previous versions are kept. A writer that fails changes nothing. Can be
 * repeated.
 */
export async function writeSocialPosts(
  ctx: Ctx,
  order: PostsOrder,
): Promise<{ content: Partial<Record<Network, string>> }> {
  const home = await loadHome(ctx, order.podcastId);
  const chosen = chooseOccasion(home.facts, order, listingDay(home.listing, ctx.now()));
  const sources = { facts: home.facts, openHouse: chosen.openHouse, checkClaims: order.checkClaims };
  const wanted = order.networks ?? [...networks];
  const written = await Promise.all(
    wanted.map(async (part) => ({ part, ...(await composePost(ctx, home, part, chosen, sources)) })),
  );
  await inTransaction(ctx, async (tx) => {
    await lockKit(tx, order.podcastId);
    for (const { part, content, writtenBy, costCents } of written) {
      const { podcastId } = order;
      await storePart(tx, {
        podcastId,
        part,
        content,
        writtenBy,
        costCents,
        factsHash: hashOfPart(part, home),
        isEdited: false,
      });
    }
  });
  return { content: Object.fromEntries(written.map(({ part, content }) => [part, content.text])) };
}
