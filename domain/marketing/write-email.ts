import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { listingDay } from '../listings/listing-day.ts';
import { composeEmail } from './compose-email.ts';
import type { CheckClaims } from './facts/find-unbacked.ts';
import { chooseOccasion } from './facts/occasions.ts';
import { hashOfPart, loadHome } from './load-home.ts';
import { lockKit, storePart } from './parts/store-part.ts';
import { findPart } from './queries.ts';
import type { Audience, Occasion } from './rules.ts';
import type { EmailContent, OpenHouse } from './schema.ts';

export type EmailOrder = {
  podcastId: string;
  occasion?: Occasion | undefined;
  /** Defaults to the current email's audience. */
  audience?: Audience | undefined;
  openHouse?: OpenHouse | null | undefined;
  checkClaims?: CheckClaims | undefined;
};

/** Rewrites the email template and makes it current; the previous version is kept. Can be repeated. */
export async function writeEmail(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'renderer'>,
  order: EmailOrder,
): Promise<void> {
  const { podcastId } = order;
  const home = await loadHome(ctx, podcastId);
  const chosen = chooseOccasion(home.facts, order, listingDay(home.listing, ctx.now()));
  const sources = { facts: home.facts, openHouse: chosen.openHouse, checkClaims: order.checkClaims };
  const current = (await findPart(ctx, podcastId, 'email'))?.content as EmailContent | undefined;
  const audience = order.audience ?? current?.audience;
  const written = await composeEmail(ctx, home, chosen, sources, audience);
  await inTransaction(ctx, async (tx) => {
    await lockKit(tx, podcastId);
    const factsHash = hashOfPart('email', home);
    await storePart(tx, { podcastId, part: 'email', ...written, factsHash, isEdited: false });
  });
}
