import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { listingDay } from '../listings/listing-day.ts';
import { composeEmail } from './compose-email.ts';
import type { CheckClaims } from './facts/find-unbacked.ts';
import { chooseOccasion } from './facts/occasions.ts';
import { hashOfPart, loadHome } from './load-home.ts';
import { holdKit, storePart } from './parts/store-part.ts';
import type { Occasion } from './rules.ts';
import type { OpenHouse } from './schema.ts';

export type EmailOrder = {
  podcastId: string;
  occasion?: Occasion | undefined;
  openHouse?: OpenHouse | null | undefined;
  checkClaims?: CheckClaims | undefined;
};

/** Writes the e-mail template anew and makes it current; the one before stays kept. May be repeated. */
export async function writeEmail(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'renderer'>,
  order: EmailOrder,
): Promise<void> {
  const { podcastId } = order;
  const home = await loadHome(ctx, podcastId);
  const chosen = chooseOccasion(home.facts, order, listingDay(home.listing, ctx.now()));
  const ground = { facts: home.facts, openHouse: chosen.openHouse, checkClaims: order.checkClaims };
  const written = await composeEmail(ctx, home, chosen, ground);
  await inTransaction(ctx, async (tx) => {
    await holdKit(tx, podcastId);
    const factsHash = hashOfPart('email', home);
    await storePart(tx, { podcastId, part: 'email', ...written, factsHash, isEdited: false });
  });
}
