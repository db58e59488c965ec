import { and, eq, isNull } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { ensurePodcastListing } from '../../listings/ensure-podcast-listing.ts';
import { PageRefused } from '../../listings/extraction/page/parse-html.ts';
import { readListingPage } from '../../listings/extraction/read-listing-page.ts';
import { fillListing } from '../../listings/fill-listing.ts';
import { hostListingPhotos } from '../../listings/host-listing-photos.ts';
import { explainUnreadable } from '../../listings/unreadable-reasons.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun } from '../queries.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { doubtSentences } from '../reviews/describe-review-issues.ts';
import { reviewLabels, type StepName } from '../rules.ts';
import { loadProducts } from '../run/run-records.ts';
import { productOf, type Step } from '../run/step.ts';
import { episodeSteps } from '../steps/episode-steps.ts';
import type { RecordedEpisode } from '../steps/record-episode.ts';
import { collectKit, type KitFile } from './collect-kit.ts';

export type KitProgress =
  | { kind: 'begin' | 'end'; step: StepName }
  | { kind: 'part'; step: StepName; done: number; total: number }
  | { kind: 'doubt'; label: string; sentences: string[] };

/** `draftBecause` is empty when the kit may be handed on as it is. */
export type Kit = { files: KitFile[]; draftBecause: string[]; isShort: boolean };

type Input = {
  listingUrl: string;
  /** A saved page; without it the link is read. */
  html?: string | undefined;
  /** Where posts and mail lead; the page that is made here stands nowhere yet. */
  pageUrl: string;
  signal?: AbortSignal | undefined;
  onProgress: (progress: KitProgress) => void;
};

const promisedSeconds = 180;
const mostRounds = 12;
const actor = { actorId: null, ip: null };

/**
 * Makes everything that an order gets, for a person who watches: doubts are told and passed where a person may pass
 * them. Each call makes an order of its own.
 */
export async function makeKit(ctx: Context, input: Input): Promise<Kit> {
  const podcastId = await createOrder(ctx, input);
  for (let round = 0; round < mostRounds; round += 1) {
    const { signal } = input;
    await produceEpisode(
      ctx,
      { podcastId, ...(signal ? { signal } : {}) },
      episodeSteps.map((step) => told(step, ctx, input)),
    );
    const run = await findRun(ctx, podcastId);
    if (run?.state === 'delivered') return packKit(ctx, podcastId);
    await passDoubts(ctx, podcastId, input);
  }
  throw new Unavailable('production', 'the episode could not be finished');
}

async function packKit(ctx: Context, podcastId: string): Promise<Kit> {
  const files = await collectKit(ctx, podcastId);
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  const products = await loadProducts(ctx, podcastId);
  const { isDraft } = productOf<RecordedEpisode>({ products }, 'record-episode');
  const seconds = Math.round(podcast?.episode?.durationSeconds ?? 0);
  const isShort = seconds < promisedSeconds;
  const draftBecause = [
    ...(isShort ? [`The episode is ${seconds} seconds long; at least ${promisedSeconds} are promised.`] : []),
    ...(isDraft ? ['It was recorded with the draft voice; `npm run voices` fetches the real ones.'] : []),
  ];
  if (draftBecause.length > 0) files.push({ name: 'DRAFT.txt', body: `${draftBecause.join('\n')}\n` });
  return { files, draftBecause, isShort };
}

async function createOrder(ctx: Context, { listingUrl, html, pageUrl }: Input): Promise<string> {
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl,
      listingPageUrl: pageUrl,
      status: 'paid',
      customerEmail: 'terminal@localhost',
      amountCents: 0,
    })
    .returning();
  if (!podcast) throw new Error('the order vanished');
  if (html === undefined) return podcast.id;
  const facts = readSaved(html, listingUrl);
  const listingId = await ensurePodcastListing(ctx, podcast);
  await fillListing(ctx, listingId, { facts, action: 'listing.populated' });
  return podcast.id;
}

function readSaved(html: string, url: string) {
  try {
    const reading = readListingPage(html, { url });
    if (reading.readable) return reading.facts;
    throw new AppError('invalid', explainUnreadable(reading.reason));
  } catch (error) {
    if (error instanceof PageRefused) throw new AppError('invalid', error.message);
    throw error;
  }
}

/** The same step, told while it goes on; the photos are kept before anything is drawn with them. */
function told(step: Step, ctx: Context, { onProgress }: Input): Step {
  const { name } = step;
  return {
    ...step,
    async make(work) {
      onProgress({ kind: 'begin', step: name });
      if (name === 'master-episode') await keepPhotos(ctx, work.podcast.id);
      const made = await step.make({
        ...work,
        report: async (done, total) => {
          onProgress({ kind: 'part', step: name, done, total });
          await work.report(done, total);
        },
      });
      onProgress({ kind: 'end', step: name });
      return made;
    },
  };
}

/** A home without photos gets our own drawing; that is no reason to stop. */
async function keepPhotos(ctx: Context, podcastId: string): Promise<void> {
  const listingId = await ensurePodcastListing(ctx, { id: podcastId, listingUrl: '' });
  await hostListingPhotos(ctx, { listingId }).catch((err: unknown) =>
    ctx.log.warn({ err }, 'the photos could not be kept'),
  );
}

async function passDoubts(ctx: Context, podcastId: string, { onProgress }: Input): Promise<void> {
  const isOpen = and(eq(reviewItems.podcastId, podcastId), isNull(reviewItems.closedAt));
  const open = await ctx.db.select().from(reviewItems).where(isOpen);
  if (open.length === 0) throw new Unavailable('production', 'the work stopped without a reason');
  for (const review of open) {
    const label = reviewLabels[review.reason];
    const sentences = doubtSentences(review);
    onProgress({ kind: 'doubt', label, sentences });
    if (!review.canApprove) throw new AppError('conflict', sentences.join(' ') || label);
    await decideReview(ctx, { reviewItemId: review.id, decision: 'approve', actor });
  }
}
