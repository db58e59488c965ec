import { and, eq, sql } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import type { Video } from '#adapters/video/contract.ts';
import { type ClipFile, marketingClips } from '#db/schema/marketing.ts';
import type { Context } from '../../context.ts';
import { fileUrl } from '../../files/rules.ts';
import { storeSignedFile } from '../../signed-files/store-signed-file.ts';
import { hashOf } from '../facts/home-facts.ts';
import { imageFolder } from '../image-folder.ts';
import { type Home, loadHome } from '../load-home.ts';
import type { HookCheck } from './choose-window.ts';
import { clipLayout } from './clip-layout.ts';
import { drawClip } from './draw-clip.ts';
import { type ClipPlan, planClip, type TalkTurn } from './plan-clip.ts';
import { type Cut, cutName } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'renderer' | 'storage' | 'credentials' | 'video' | 'log'>;
type Options = {
  signal: AbortSignal;
  /** The turns of the episode with the time of each word, if known. */
  findTalk?: (ctx: Pick<Context, 'db'>, podcastId: string) => Promise<TalkTurn[] | undefined>;
  /** Which sentences of the episode may be used alone. */
  findHookCheck?: (ctx: Pick<Context, 'db'>, podcastId: string) => Promise<HookCheck | undefined>;
  /** Below 1 for a small clip, which tests make. */
  scale?: number;
};

/** Change this whenever a clip's look changes. */
const recipe = 'clip-1';
const MAX_ATTEMPTS = 3;

/**
 * Makes one requested clip. If that fails, the previous one stays, the screen says so and nothing else waits for it.
 * Can be repeated and resumed: a clip with the same episode, photos and brand is made once.
 */
export async function makeClip(
  ctx: Ctx,
  { podcastId, ...cut }: Cut & { podcastId: string },
  options: Options,
) {
  const { shape, seconds } = cut;
  const isThis = and(
    eq(marketingClips.podcastId, podcastId),
    eq(marketingClips.shape, shape),
    eq(marketingClips.seconds, seconds),
  );
  const [row] = await ctx.db
    .update(marketingClips)
    .set({ attempts: sql`${marketingClips.attempts} + 1` })
    .where(and(isThis, eq(marketingClips.state, 'waiting')))
    .returning();
  if (!row) return;
  // A newer request has its own job, which must find the row waiting.
  const isUntouched = and(isThis, eq(marketingClips.updatedAt, row.updatedAt));
  const finish = (values: Partial<typeof marketingClips.$inferInsert>) =>
    ctx.db.update(marketingClips).set(values).where(isUntouched);
  if (row.attempts > MAX_ATTEMPTS || !ctx.video) {
    await finish({ state: 'failed' });
    return;
  }
  const home = await loadHome(ctx, podcastId);
  const turns = (await options.findTalk?.(ctx, podcastId)) ?? home.podcast.episode?.turns ?? [];
  const plan = planClip(home, turns, cut, await options.findHookCheck?.(ctx, podcastId));
  if (!plan) {
    await finish({ state: 'failed' });
    return;
  }
  const inputHash = hashInput(home, plan, cut);
  if (row.inputHash === inputHash && row.file) {
    await finish({ state: 'ready' });
    return;
  }
  try {
    const file = await encode(ctx, ctx.video, home, plan, cut, options);
    await finish({ state: 'ready', file, inputHash, attempts: 0 });
    ctx.log.info({ podcastId, clip: cutName(cut), sizeBytes: file.sizeBytes }, 'a clip was made');
  } catch (error) {
    if (!(error instanceof Unavailable) || options.signal.aborted || row.attempts < MAX_ATTEMPTS) throw error;
    ctx.log.warn({ err: error, podcastId, clip: cutName(cut) }, 'the clip could not be made');
    await finish({ state: 'failed' });
  }
}

/** Changes whenever anything the clip says or shows changes. */
function hashInput(
  home: Home,
  { audioKey, window, hook, shots, note, hasOriginals }: ClipPlan,
  cut: Cut,
): string {
  const photos = shots.map(({ startSeconds, photo }) => [
    startSeconds,
    photo?.variants.map(({ url }) => url),
  ]);
  const times = [window.startSeconds, window.endSeconds];
  return hashOf([
    recipe,
    cutName(cut),
    audioKey,
    times,
    hook,
    photos,
    note,
    hasOriginals,
    home.agent,
    home.factsHash,
    home.pageUrl,
  ]);
}

async function encode(
  ctx: Ctx,
  video: Video,
  home: Home,
  plan: ClipPlan,
  cut: Cut,
  { signal, scale }: Options,
): Promise<ClipFile> {
  ctx.credentials?.warm();
  const pictures = await drawClip(ctx, home, plan, clipLayout(cut.shape, scale));
  const opened = await ctx.storage.open(plan.audioKey);
  if (!opened) throw new Unavailable('storage', 'the episode is gone');
  const sound = { stream: opened.stream, parts: plan.sound };
  const bytes = await video
    .makeClip({ ...pictures, sound }, { signal })
    .finally(() => opened.stream.destroy());
  const { key, sizeBytes } = await storeSignedFile(ctx, {
    podcastId: home.podcast.id,
    kind: 'clip',
    name: cutName(cut),
    bytes,
    mediaType: 'video/mp4',
    sourceType: 'compositeWithTrainedAlgorithmicMedia',
    keyOf: (hash) => `${imageFolder}/${hash.slice(0, 2)}/${hash}.mp4`,
  });
  const durationSeconds = Math.round(pictures.durationSeconds * 10) / 10;
  return { url: fileUrl(key), sizeBytes, durationSeconds, hook: plan.hook };
}
