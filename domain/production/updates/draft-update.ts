import type { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { findWordings } from '../../disclosure/queries.ts';
import { AppError } from '../../errors.ts';
import { listingDay } from '../../listings/listing-day.ts';
import { isMonthlyRent } from '../../listings/offer/rules.ts';
import type { Listing } from '../../listings/queries.ts';
import { chooseOccasion } from '../../marketing/facts/occasions.ts';
import { findPresentedHome } from '../../marketing/load-home.ts';
import { occasionLabel } from '../../marketing/rules.ts';
import { hostNames } from '../../script/rules.ts';
import type { FactSheet, Script } from '../../script/schema.ts';
import type { News } from '../../script/update/schema.ts';
import { writeUpdate } from '../../script/update/write-update.ts';
import { hashValue } from '../run/hash-value.ts';
import { sheetOf } from '../steps/check-facts.ts';
import { findSnapshot } from '../steps/read-listing.ts';
import { NO_WORDS, NOT_DELIVERED } from './rules.ts';
import type { PreviewUpdate, UpdatePreview } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'speech'>;
type DraftedUpdate = { script: Script; sheet: FactSheet; news: News; seconds: number; hash: string };

/** What the hosts would say; nothing is saved. News that the facts don't support is refused, as in the kit. */
export async function previewUpdate(ctx: Ctx, input: PreviewUpdate): Promise<UpdatePreview> {
  const { script, seconds, hash } = await draftUpdate(ctx, input);
  return {
    words: script.turns.map(({ speaker, text }) => ({ speaker: hostNames[speaker], text })),
    seconds: Math.round(seconds),
    seenHash: hash,
  };
}

/** Writes an update from what is known now. The caller has checked permissions. */
export async function draftUpdate(
  ctx: Ctx,
  { podcastId, occasion, openHouse }: PreviewUpdate,
): Promise<DraftedUpdate> {
  const { podcast, listing, facts } = await findPresentedHome(ctx, podcastId);
  const snapshot = await findSnapshot(ctx, podcast);
  if (!snapshot || !isDelivered(podcast)) throw new AppError('conflict', NOT_DELIVERED);
  const today = listingDay(listing, ctx.now());
  const chosen = chooseOccasion(facts, { occasion, openHouse }, today);
  const news: News = { kind: occasion, openHouse: chosen.openHouse };
  const known = withRent(sheetOf(snapshot, today), listing);
  const { wordings } = await findWordings(ctx);
  const { wordsPerMinute } = ctx.speech;
  const { script, sheet, seconds } = writeUpdate(known, news, { wordsPerMinute, wordings });
  if (!script) throw new AppError('conflict', NO_WORDS);
  const title = `${occasionLabel(occasion, listing.state)}: ${script.title}`;
  const hash = hashValue(script.turns.map(({ speaker, text }) => [speaker, text]));
  return { script: { ...script, title }, sheet, news, seconds, hash };
}

/** Paid, finished and still public. */
function isDelivered({
  status,
  gcsFileUrl,
  podcastFileUrl,
  takenDownAt,
}: typeof podcasts.$inferSelect): boolean {
  return status === 'completed' && (gcsFileUrl ?? podcastFileUrl) !== null && takenDownAt === null;
}

/** A rent is per month. */
function withRent(sheet: FactSheet, listing: Listing): FactSheet {
  if (!isMonthlyRent(listing)) return sheet;
  return {
    ...sheet,
    facts: sheet.facts.map((fact) =>
      fact.field === 'price' ? { ...fact, value: `${fact.value} a month` } : fact,
    ),
  };
}
