import { drawClipBackdrop } from './clip/draw-clip-backdrop.ts';
import { drawClipCaption, drawClipHook, drawClipTitle } from './clip/draw-clip-caption.ts';
import { drawClipEndCard } from './clip/draw-clip-end-card.ts';
import type { Renderer } from './contract.ts';
import { drawCover } from './cover.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { renderEmail } from './email.ts';
import { drawPicture } from './picture/draw-picture.ts';
import { createRendererThread } from './renderer-thread.ts';

/** Our own renderer. `root` is the project folder. */
export function createRenderer({ root }: { root: string }): Renderer {
  const { layOut, printFlyer, printRecord } = createRendererThread(root);
  return {
    drawPicture: (card) => drawPicture(layOut, card),
    drawClipBackdrop,
    drawClipCaption: (caption) => drawClipCaption(layOut, caption),
    drawClipHook: (hook) => drawClipHook(layOut, hook),
    drawClipTitle: (title) => drawClipTitle(layOut, title),
    drawClipEndCard: (card) => drawClipEndCard(layOut, card),
    renderEmail,
    printFlyer,
    printRecord,
    drawCover,
    drawQrCode,
  };
}
