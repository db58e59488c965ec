import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../listings/fill-listing.ts';
import { checkMp3 } from './audio/check-mp3.ts';
import { deliverPodcast } from './deliver-podcast.ts';
import { episodeFolder } from './episode-files.ts';
import { removeUnnamed } from './remove-unnamed.ts';
import { stepNames } from './rules.ts';
import { endOpenSteps } from './run/claim-run.ts';
import { supersedeReviews } from './run/queue-run.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'storage'>;

export const LARGEST_UPLOAD_BYTES = 60 * 1024 * 1024;

/**
 * Takes an MP3 that staff made elsewhere and delivers it like one of ours; the file before it is removed after the
 * swap. May be repeated with another file. A file that is no whole MP3 changes nothing and leaves nothing behind.
 */
export async function attachAudio(
  ctx: Ctx,
  input: {
    podcastId?: string | null | undefined;
    listingId?: string | null | undefined;
    body: AsyncIterable<Uint8Array>;
    fileName?: string | undefined;
    actor: Actor;
  },
): Promise<{ podcastId: string; fileUrl: string; slug: string; durationSeconds: number }> {
  const podcastId = await findTarget(ctx, input);
  const key = `${episodeFolder(podcastId)}/upload-${randomUUID()}.mp3`;
  try {
    await ctx.storage.put(key, Readable.from(limited(input.body)), { contentType: 'audio/mpeg' });
    const durationSeconds = await requireMp3(ctx, key);
    const { slug } = await inTransaction(ctx, async (tx) => {
      await endProduction(tx, podcastId);
      const episode = { durationSeconds, chapters: [], turns: [], peaks: [] };
      const delivered = await deliverPodcast(tx, { podcastId, audioKey: key, episode });
      await tx.queue.send('draw-peaks', { podcastId, key });
      await recordAudit(tx, {
        ...input.actor,
        action: 'podcast.audio_attached',
        subject: podcastId,
        details: { key, durationSeconds, fileName: input.fileName ?? null },
      });
      return delivered;
    });
    return { podcastId, fileUrl: `/files/${key}`, slug, durationSeconds };
  } catch (error) {
    // The answer may have been lost after the swap was made: what is named stays. The sweep takes what is left.
    await removeUnnamed(ctx, podcastId, key).catch(() => false);
    throw error;
  }
}

async function findTarget(
  ctx: Ctx,
  input: { podcastId?: string | null | undefined; listingId?: string | null | undefined },
): Promise<string> {
  if (input.podcastId) {
    const [podcast] = await ctx.db
      .select({ id: podcasts.id })
      .from(podcasts)
      .where(eq(podcasts.id, input.podcastId));
    if (!podcast) throw new AppError('not_found', 'Podcast not found');
    return podcast.id;
  }
  if (!input.listingId) throw new AppError('invalid', 'Please select an MP3 file and listing');
  const [listing] = await ctx.db
    .select({ podcastId: listings.podcastId })
    .from(listings)
    .where(eq(listings.id, input.listingId));
  if (!listing) throw new AppError('not_found', 'Listing not found');
  if (!listing.podcastId) throw new AppError('conflict', 'No podcast associated with this listing');
  return listing.podcastId;
}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > LARGEST_UPLOAD_BYTES)
      throw new AppError('invalid', `The file is larger than ${LARGEST_UPLOAD_BYTES / 1024 / 1024} MB.`);
    yield chunk;
  }
}

async function requireMp3(ctx: Ctx, key: string): Promise<number> {
  const opened = await ctx.storage.open(key);
  if (!opened) throw new Error('the upload vanished');
  const verdict = await checkMp3(opened.stream);
  if (verdict.kind === 'mp3') return verdict.durationSeconds;
  throw new AppError('invalid', verdict.message, { fields: { file: verdict.message } });
}

/** Whatever is being made for this podcast can no longer be written: the uploaded file is the episode now. */
async function endProduction(tx: Ctx, podcastId: string): Promise<void> {
  const ended = { state: 'delivered' as const, leasedUntil: null, tries: 0 };
  await tx.db
    .insert(productionRuns)
    .values({ podcastId, ...ended, attempt: 1 })
    .onConflictDoUpdate({
      target: productionRuns.podcastId,
      set: { ...ended, attempt: sql`${productionRuns.attempt} + 1` },
    });
  await endOpenSteps(tx, podcastId);
  await supersedeReviews(tx, podcastId, [...stepNames]);
}
