import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '#domain/context.ts';
import { previewUpdate } from '#domain/production/updates/draft-update.ts';
import { recordUpdate } from '#domain/production/updates/record-update.ts';
import { requestUpdate } from '#domain/production/updates/request-update.ts';
import type { PreviewUpdate } from '#domain/production/updates/schema.ts';
import { createPaidPodcast } from './paid-podcast.ts';
import { masterBy, quickStudio } from './quick-studio.ts';

/** Parts that take no time, with a file as long as an update must be. */
export const quickUpdateStudio = {
  ...quickStudio,
  studio: masterBy(async (recording, cut) => {
    const made = await quickStudio.studio.master(recording, cut);
    return { ...made, measures: { ...made.measures, durationSeconds: cut === 'branded' ? 34 : 29 } };
  }),
} satisfies Pick<Context, 'speech' | 'studio' | 'renderer'>;

/** A delivered home whose price dropped. */
export async function createUpdatedHome(
  ctx: Pick<Context, 'db'>,
  {
    userId,
    email,
    listing,
  }: { userId: string | null; email: string; listing?: Partial<typeof listings.$inferInsert> },
): Promise<{ podcastId: string; slug: string; audioUrl: string }> {
  const slug = `elm-${randomUUID().slice(0, 8)}`;
  const { id: podcastId } = await createPaidPodcast(ctx, {
    userId,
    customerEmail: email,
    listing: {
      slug,
      status: 'active',
      price: '$475,000',
      priceCut: '$14,000',
      saleStatus: 'active',
      beds: 3,
      baths: 2,
      propertyType: 'Single Family',
      features: ['Bluestone terrace with stone fire pit', 'Cedar dock'],
      agentName: 'Maya Lind',
      agentBrokerage: 'Lakeshore Realty Group',
      ...listing,
    },
  });
  const audioUrl = `/files/episodes/${podcastId}/episode.mp3`;
  await ctx.db
    .update(podcasts)
    .set({
      status: 'completed',
      gcsFileUrl: audioUrl,
      podcastFileUrl: audioUrl,
      listingPageUrl: `/listings/${slug}`,
      episode: { durationSeconds: 200, chapters: [], turns: [], peaks: [0, 1] },
    })
    .where(eq(podcasts.id, podcastId));
  return { podcastId, slug, audioUrl };
}

/** Verification hears everything as it was said. */
export const hearing = (ctx: Context): Context => {
  let said: string[] = [];
  return {
    ...ctx,
    studio: {
      ...ctx.studio,
      masterCuts: async (recording, options) => {
        said = recording.turns.map(({ spokenText }) => spokenText);
        return ctx.studio.masterCuts(recording, options);
      },
      hear: async () => new Float32Array(16_000),
    },
    transcriber: {
      name: 'echo',
      isReady: () => true,
      transcribe: async () => [{ text: said.join(' '), startSeconds: 0, endSeconds: 1 }],
    },
  };
};

/** Requests an update with the words that its owner has read; returns its id. */
export async function requestNews(ctx: Context, input: PreviewUpdate): Promise<string> {
  const { seenHash } = await previewUpdate(ctx, input);
  return requestUpdate(ctx, { ...input, seenHash }, { actorId: null, ip: null });
}

/** An open house in two days that the hosts have announced. */
export async function recordOpenHouse(ctx: Context, podcastId: string): Promise<string> {
  const date = new Date(ctx.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const openHouse = { date, start: '13:00', end: '15:00' };
  const id = await requestNews(ctx, { podcastId, occasion: 'open-house', openHouse });
  await recordUpdate(hearing({ ...ctx, ...quickUpdateStudio }), id, new AbortController().signal);
  return id;
}
