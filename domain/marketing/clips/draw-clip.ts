import { type Clip, type ClipShot, FRAMES_PER_SECOND } from '#adapters/video/contract.ts';
import type { Context } from '../../context.ts';
import { readPhoto } from '../../listings/photos/best-photo.ts';
import { loadAgentCard } from '../load-agent-card.ts';
import type { Home } from '../load-home.ts';
import { withSource } from '../rules.ts';
import { shortFacts, shortWhere } from '../writing/copy.ts';
import { captionChanges } from './caption-pages.ts';
import type { ClipLayout } from './clip-layout.ts';
import { type ClipPlan, END_CARD_SECONDS } from './plan-clip.ts';

type Ctx = Pick<Context, 'renderer' | 'storage'>;

/** People read the hook before they scroll on. */
const HOOK_SECONDS = 3;
/** How many pixels a photo moves per frame. Our own drawing shows longer, so it moves slower. */
const PHOTO_STEP = 2;
const DRAWING_STEP = 0.5;
const comingColor = '#e6dfcd';

/** Draws all pictures of a clip, in the order they appear: hook, captions, then the agent at the end. */
export async function drawClip(
  ctx: Ctx,
  home: Home,
  plan: ClipPlan,
  layout: ClipLayout,
): Promise<Omit<Clip, 'sound'>> {
  const { facts, agent } = home;
  const { width, height } = layout;
  const card = await loadAgentCard(ctx, agent);
  const shots = await drawShots(ctx, plan, layout);
  const address = shortWhere(facts);
  const endCard = await ctx.renderer.drawClipEndCard({
    width,
    height,
    address,
    qrUrl: withSource(home.pageUrl, 'qr'),
    agent: card,
    hasOriginals: plan.hasOriginals,
  });
  const detail = [facts.saleStatus === 'sold' ? null : facts.price, ...shortFacts(facts)].filter(Boolean);
  const title = await ctx.renderer.drawClipTitle({
    width: layout.title.width,
    height: layout.title.height,
    address,
    detail: detail.length > 0 ? detail.join(' · ') : null,
    note: plan.note,
  });
  const color = card.colors.onDark;
  const hook = await ctx.renderer.drawClipHook({
    width: layout.hook.width,
    height: layout.hook.height,
    text: plan.hook,
    color,
  });
  const talk = { startSeconds: 0, endSeconds: plan.talkSeconds };
  const { left, top } = layout.hook;
  return {
    width,
    height,
    durationSeconds: plan.talkSeconds + END_CARD_SECONDS,
    shots: [...shots, { picture: endCard, startSeconds: plan.talkSeconds, travel: 0, direction: 'right' }],
    overlays: [
      { picture: title, left: layout.title.left, top: layout.title.top, ...talk },
      { picture: hook, left, top, startSeconds: 0, endSeconds: Math.min(HOOK_SECONDS, plan.talkSeconds) },
    ],
    captions: {
      left: layout.captions.left,
      top: layout.captions.top,
      pictures: await drawCaptions(ctx, plan, layout, color),
      changes: captionChanges(plan.pages, plan.window.startSeconds),
    },
    waveform: { ...layout.waveform, played: color, coming: comingColor },
  };
}

async function drawShots(ctx: Ctx, plan: ClipPlan, { width, height }: ClipLayout): Promise<ClipShot[]> {
  const shots: ClipShot[] = [];
  for (const [index, { startSeconds, photo }] of plan.shots.entries()) {
    const seconds = (plan.shots[index + 1]?.startSeconds ?? plan.talkSeconds) - startSeconds;
    const step = (photo ? PHOTO_STEP : DRAWING_STEP) * (width / 1080);
    const travel = 2 * Math.round((seconds * FRAMES_PER_SECOND * step) / 2);
    const bytes = photo && (await readPhoto(ctx, photo));
    shots.push({
      picture: await ctx.renderer.drawClipBackdrop({ photo: bytes, width, height, travel }),
      startSeconds,
      travel,
      direction: index % 2 === 0 ? 'right' : 'left',
    });
  }
  return shots;
}

/** One picture for each word, with that word in color. */
async function drawCaptions(
  ctx: Ctx,
  { pages }: ClipPlan,
  { captions: { width, height } }: ClipLayout,
  color: string,
): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (const { words } of pages) {
    const texts = words.map(({ word }) => word);
    for (const current of texts.keys())
      pictures.push(await ctx.renderer.drawClipCaption({ words: texts, current, color, width, height }));
  }
  return pictures;
}
