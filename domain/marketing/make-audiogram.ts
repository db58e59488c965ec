import { createHash } from 'node:crypto';
import { Unavailable } from '#adapters/unavailable.ts';
import type { Video } from '#adapters/video/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { fileKeyOf, fileUrl } from '../files/rules.ts';
import { bestPhoto, readPhoto } from '../listings/photos/best-photo.ts';
import { captionLines } from './audiogram/caption-lines.ts';
import { chooseWindow, headlineOf } from './audiogram/choose-window.ts';
import { imageFolder } from './image-folder.ts';
import { type Home, loadHome } from './load-home.ts';
import { lockKit, storePart } from './parts/store-part.ts';
import { findPart } from './queries.ts';
import type { AudiogramContent } from './schema.ts';
import { shortWhere } from './writing/copy.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'renderer' | 'storage' | 'video' | 'log'>;

const frame = { width: 1080, height: 1920 };
const waves = { left: 64, top: 1080, width: 952, height: 220, color: '#ffb45e' };
const captions = { left: 64, top: 1330, width: 952, height: 300 };

/**
 * Makes the requested clip. If that fails, the previous clip stays and the screen says so. Can be repeated.
 */
export async function makeAudiogram(ctx: Ctx, podcastId: string): Promise<void> {
  const asked = await findPart(ctx, podcastId, 'audiogram');
  if (asked?.content.state !== 'making') return;
  const home = await loadHome(ctx, podcastId);
  let content: AudiogramContent = { ...asked.content, state: 'failed' };
  try {
    const film = ctx.video && (await makeFilm(ctx, ctx.video, home));
    if (film) content = { state: 'ready', film };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    ctx.log.warn({ err: error, podcastId }, 'the clip could not be made');
  }
  await inTransaction(ctx, async (tx) => {
    await lockKit(tx, podcastId);
    const { factsHash } = home;
    await storePart(tx, {
      podcastId,
      part: 'audiogram',
      content,
      factsHash,
      isEdited: false,
      writtenBy: 'built-in',
    });
  });
}

async function makeFilm(ctx: Ctx, video: Video, { podcast, listing, facts }: Home) {
  const window = chooseWindow(podcast.episode?.turns ?? [], facts.features);
  const key = fileKeyOf(podcast.gcsFileUrl ?? podcast.podcastFileUrl ?? '');
  if (!window || !key) return null;
  const headline = headlineOf(window, shortWhere(facts));
  const photo = await readPhoto(ctx, bestPhoto(listing));
  const still = await ctx.renderer.drawFilmCard({ ...frame, photo, headline, address: shortWhere(facts) });
  const { width, height, left, top } = captions;
  const lines = [];
  for (const { text, startSeconds, endSeconds } of captionLines(window)) {
    const picture = await ctx.renderer.drawCaption({ text, width, height });
    lines.push({ picture, left, top, startSeconds, endSeconds });
  }
  const opened = await ctx.storage.open(key);
  if (!opened) return null;
  const seconds = window.endSeconds - window.startSeconds;
  const sound = { stream: opened.stream, startSeconds: window.startSeconds, durationSeconds: seconds };
  const bytes = await video.makeClip({ ...frame, still, sound, waves, captions: lines });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const clipKey = `${imageFolder}/${hash.slice(0, 2)}/${hash}.mp4`;
  await ctx.storage.put(clipKey, bytes, { contentType: 'video/mp4' });
  return { url: fileUrl(clipKey), sizeBytes: bytes.length, seconds: Math.round(seconds * 10) / 10, headline };
}
