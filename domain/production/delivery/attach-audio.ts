import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import { checkMp3 } from '../../audio/mp3/check-mp3.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { findWordings } from '../../disclosure/queries.ts';
import { writtenTexts } from '../../disclosure/rules.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import { askForOriginals } from '../../listings/photos/origins/missing-originals.ts';
import { findMissingOriginals } from '../../listings/photos/origins/queries.ts';
import { createListingPodcast } from '../../podcasts/create-listing-podcast.ts';
import { saveSignedFile } from '../../signed-files/sign-file.ts';
import { stepNames } from '../rules.ts';
import { endOpenSteps } from '../run/acquire-lease.ts';
import { supersedeReviews } from '../run/queue-run.ts';
import { deliverPodcast } from './deliver-podcast.ts';
import { episodeFolder } from './episode-files.ts';
import { removeUnreferencedFile } from './remove-unreferenced-file.ts';
import { signUpload } from './sign-upload.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'storage' | 'credentials'>;

export const MAX_UPLOAD_BYTES = 60 * 1024 * 1024;

type Upload = {
  podcastId?: string | null | undefined;
  listingId?: string | null | undefined;
  body: AsyncIterable<Uint8Array>;
  fileName?: string | undefined;
  actor: Actor;
};
type Attached = { podcastId: string; fileUrl: string; slug: string; durationSeconds: number };

/**
 * Delivers an MP3 that staff made elsewhere like one of ours; the file it replaces is removed afterward. A listing
 * that nobody ordered gets a podcast with it. May be repeated with another file. A file that isn't a complete MP3
 * changes nothing and leaves nothing behind.
 */
export async function attachAudio(ctx: Ctx, input: Upload): Promise<Attached> {
  const { podcastId, unorderedId } = await findTarget(ctx, input);
  const missing = await findMissingOriginals(ctx, podcastId);
  if (missing) throw new AppError('conflict', askForOriginals(missing));
  const uploadKey = `${episodeFolder(podcastId)}/upload-${randomUUID()}.mp3`;
  const keys = [uploadKey];
  try {
    await ctx.storage.put(uploadKey, Readable.from(limited(input.body)), { contentType: 'audio/mpeg' });
    const durationSeconds = await requireMp3(ctx, uploadKey);
    const { key, row } = await signUpload(ctx, podcastId, uploadKey);
    keys.push(key);
    const done = await inTransaction(ctx, async (tx) => {
      const { actor } = input;
      const owner = unorderedId
        ? await createListingPodcast(tx, { podcastId, listingId: unorderedId, actor })
        : podcastId;
      if (owner !== podcastId) return { takenBy: owner };
      if (row) await saveSignedFile(tx, row);
      await endProduction(tx, podcastId);
      const { version, wordings } = await findWordings(tx);
      const disclosure = { version, spoken: null, texts: writtenTexts(wordings) };
      const episode = { durationSeconds, chapters: [], turns: [], peaks: [], disclosure };
      const { slug } = await deliverPodcast(tx, { podcastId, audioKey: key, episode });
      await tx.queue.send('draw-peaks', { podcastId, key });
      await queueKit(tx, podcastId);
      await recordAudit(tx, {
        ...actor,
        action: 'podcast.audio_attached',
        subject: podcastId,
        details: { key, durationSeconds, fileName: input.fileName ?? null },
      });
      return { slug };
    });
    if (done.takenBy === undefined)
      return { podcastId, fileUrl: `/files/${key}`, slug: done.slug, durationSeconds };
    const body = await read(ctx, uploadKey);
    return await attachAudio(ctx, { ...input, podcastId: done.takenBy, body });
  } finally {
    // A referenced file stays, even if a failed delivery had committed. The sweep removes the rest.
    for (const key of new Set(keys)) await removeUnreferencedFile(ctx, podcastId, key).catch(() => false);
  }
}

/** An uploaded episode doesn't go through production, so its marketing kit is written afterward. */
async function queueKit(tx: Ctx, podcastId: string): Promise<void> {
  const [listing] = await tx.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.podcastId, podcastId));
  if (listing) await tx.queue.send('rewrite-marketing', { listingId: listing.id }, { key: listing.id });
}

/** Where the file goes; a listing that nobody ordered gets its podcast with the delivery. */
async function findTarget(ctx: Ctx, input: Upload): Promise<{ podcastId: string; unorderedId?: string }> {
  if (input.podcastId) {
    const [podcast] = await ctx.db
      .select({ id: podcasts.id })
      .from(podcasts)
      .where(eq(podcasts.id, input.podcastId));
    if (!podcast) throw new AppError('not_found', 'Podcast not found');
    return { podcastId: podcast.id };
  }
  if (!input.listingId) throw new AppError('invalid', 'Please select an MP3 file and listing');
  const [listing] = await ctx.db
    .select({ podcastId: listings.podcastId })
    .from(listings)
    .where(eq(listings.id, input.listingId));
  if (!listing) throw new AppError('not_found', 'Listing not found');
  return listing.podcastId
    ? { podcastId: listing.podcastId }
    : { podcastId: randomUUID(), unorderedId: input.listingId };
}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_UPLOAD_BYTES)
      throw new AppError('invalid', `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`);
    yield chunk;
  }
}

async function read(ctx: Ctx, key: string): Promise<Readable> {
  const opened = await ctx.storage.open(key);
  if (!opened) throw new Error('the upload vanished');
  return opened.stream;
}

async function requireMp3(ctx: Ctx, key: string): Promise<number> {
  const verdict = await checkMp3(await read(ctx, key));
  if (verdict.kind === 'mp3') return verdict.durationSeconds;
  throw new AppError('invalid', verdict.message, { fields: { file: verdict.message } });
}

/** Ends any run of this podcast and its lease: the uploaded file is now the episode. */
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
