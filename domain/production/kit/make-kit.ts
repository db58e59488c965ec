import { and, eq, isNull } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { ensurePodcastListing } from '../../listings/ensure-podcast-listing.ts';
import { explainUnreadable } from '../../listings/explain-unreadable.ts';
import { PageRefused } from '../../listings/extraction/page/parse-html.ts';
import { fillListing } from '../../listings/fill-listing.ts';
import { hostListingPhotos } from '../../listings/host-listing-photos.ts';
import { provisionalSlug } from '../../listings/listing-slug.ts';
import { storeSentPhotos } from '../../listings/photos/store-sent-photos.ts';
import { readSentPage } from '../../listings/read-sent-page.ts';
import { toListingUrl } from '../../listings/rules.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun } from '../queries.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { describeReviewIssues } from '../reviews/describe-review-issues.ts';
import { reviewLabels, type StepName } from '../rules.ts';
import { artifactOf, loadArtifacts } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { Step } from '../run/step.ts';
import { episodeSteps } from '../steps/episode-steps.ts';
import { collectKit, type KitFile } from './collect-kit.ts';

export type KitProgress =
  | { kind: 'begin' | 'end'; step: StepName }
  | { kind: 'part'; step: StepName; done: number; total: number }
  | { kind: 'again'; step: StepName; message: string }
  | { kind: 'issue'; label: string; sentences: string[] };

/** `draftBecause` is empty if the kit is final. */
export type Kit = { files: KitFile[]; draftBecause: string[]; isShort: boolean };

type Input = {
  listingUrl: string;
  /** A saved page, text or PDF, with its link if known; without one, the listing's link is read. */
  saved?: { file: Uint8Array; url: string | null } | undefined;
  /** Where posts and email link; the page made here isn't online. */
  pageUrl: string;
  signal?: AbortSignal | undefined;
  onProgress: (progress: KitProgress) => void;
};

const promisedSeconds = 180;
const maxRounds = 12;
/**
 * These keep their progress, so they are worth another attempt; the run itself counts attempts without
 * progress.
 */
const resumable: readonly StepName[] = ['record-episode', 'master-episode', 'verify-audio'];
const actor = { actorId: null, ip: null };

/**
 * Makes everything that an order gets, for a person at a terminal: issues are reported, and approved if a person may
 * approve them. Each call creates a separate order.
 */
export async function makeKit(ctx: Context, input: Input): Promise<Kit> {
  const podcastId = await createOrder(ctx, input);
  for (let round = 0; round < maxRounds; round += 1) {
    await produceResuming(ctx, podcastId, input);
    const run = await findRun(ctx, podcastId);
    if (run?.state === 'delivered') return packKit(ctx, podcastId);
    await approveOpenReviews(ctx, podcastId, input);
  }
  throw new Unavailable('production', 'the episode could not be finished');
}

/** Continues where an attempt ended, as long as attempts get further. */
async function produceResuming(ctx: Context, podcastId: string, input: Input): Promise<void> {
  const { signal, onProgress } = input;
  let current: StepName | undefined;
  const steps = episodeSteps.map((step) =>
    withProgress(step, ctx, {
      ...input,
      onProgress: (progress) => {
        if (progress.kind === 'begin') current = progress.step;
        onProgress(progress);
      },
    }),
  );
  for (;;) {
    try {
      return await produceEpisode(ctx, { podcastId, ...(signal ? { signal } : {}) }, steps);
    } catch (error) {
      if (!(error instanceof Unavailable) || !current || !resumable.includes(current) || signal?.aborted)
        throw error;
      onProgress({ kind: 'again', step: current, message: error.message });
    }
  }
}

async function packKit(ctx: Context, podcastId: string): Promise<Kit> {
  const files = await collectKit(ctx, podcastId);
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  const artifacts = await loadArtifacts(ctx, podcastId);
  const { isDraft } = artifactOf({ artifacts }, 'record-episode');
  const seconds = Math.round(podcast?.episode?.durationSeconds ?? 0);
  const isShort = seconds < promisedSeconds;
  const draftBecause = [
    ...(isShort ? [`The episode is ${seconds} seconds long; at least ${promisedSeconds} are promised.`] : []),
    ...(isDraft ? ['It was recorded with the draft voice; `npm run voices` fetches the real ones.'] : []),
  ];
  if (draftBecause.length > 0) files.push({ name: 'DRAFT.txt', body: `${draftBecause.join('\n')}\n` });
  return { files, draftBecause, isShort };
}

async function createOrder(ctx: Context, { listingUrl, saved, pageUrl }: Input): Promise<string> {
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
  // The writer picks its phrases by the listing's id: the same page gets the same id, so that a second run
  // says the same.
  const values = {
    slug: provisionalSlug(),
    sourceUrl: toListingUrl(listingUrl) ?? null,
    podcastId: podcast.id,
  };
  const id = listingIdOf([listingUrl, saved ? Buffer.from(saved.file).toString() : null]);
  await ctx.db
    .insert(listings)
    .values({ id, ...values })
    .onConflictDoNothing();
  if (!saved) return podcast.id;
  const facts = await readSaved(ctx, saved);
  const listingId = await ensurePodcastListing(ctx, podcast);
  await fillListing(ctx, listingId, { facts, action: 'listing.populated' });
  return podcast.id;
}

function listingIdOf(source: unknown): string {
  const digits = hashValue(source);
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .join('-');
}

async function readSaved(ctx: Context, { file, url }: NonNullable<Input['saved']>) {
  try {
    const { reading, photos } = await readSentPage(file, url);
    if (!reading.readable) throw new AppError('invalid', explainUnreadable(reading.reason));
    await storeSentPhotos(ctx, photos);
    return reading.facts;
  } catch (error) {
    if (error instanceof PageRefused) throw new AppError('invalid', error.message);
    throw error;
  }
}

/** The same step with its progress reported; hosts the photos before anything is drawn with them. */
function withProgress(step: Step, ctx: Context, { onProgress }: Input): Step {
  const { name } = step;
  return {
    ...step,
    async run(work) {
      onProgress({ kind: 'begin', step: name });
      if (name === 'master-episode') await hostPhotos(ctx, work.podcast.id);
      const result = await step.run({
        ...work,
        report: async (done, total) => {
          onProgress({ kind: 'part', step: name, done, total });
          await work.report(done, total);
        },
      });
      onProgress({ kind: 'end', step: name });
      return result;
    },
  };
}

/** A home without photos gets our own drawing, so there is no reason to stop. */
async function hostPhotos(ctx: Context, podcastId: string): Promise<void> {
  const listingId = await ensurePodcastListing(ctx, { id: podcastId, listingUrl: '' });
  await hostListingPhotos(ctx, { listingId }).catch((err: unknown) =>
    ctx.log.warn({ err }, 'the photos could not be hosted'),
  );
}

async function approveOpenReviews(ctx: Context, podcastId: string, { onProgress }: Input): Promise<void> {
  const isOpen = and(eq(reviewItems.podcastId, podcastId), isNull(reviewItems.closedAt));
  const open = await ctx.db.select().from(reviewItems).where(isOpen);
  if (open.length === 0) throw new Unavailable('production', 'the work stopped without a reason');
  for (const review of open) {
    const label = reviewLabels[review.reason];
    const sentences = describeReviewIssues(review);
    onProgress({ kind: 'issue', label, sentences });
    if (!review.canApprove) throw new AppError('conflict', sentences.join(' ') || label);
    await decideReview(ctx, { reviewItemId: review.id, decision: 'approve', actor });
  }
}
