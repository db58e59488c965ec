import type { Renderer } from './contract.ts';
import { drawCover } from './cover.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { renderEmail } from './email.ts';
import { drawCaption, drawFilmCard } from './film.ts';
import { drawPicture } from './picture/draw-picture.ts';
import { createRendererThread } from './renderer-thread.ts';

/** Our own renderer. `root` is the project folder. */
export function createRenderer({ root }: { root: string }): Renderer {
  const { layOut, printFlyer } = createRendererThread(root);
  return {
    drawPicture: (card) => drawPicture(layOut, card),
    drawFilmCard: (card) => drawFilmCard(layOut, card),
    drawCaption: (line) => drawCaption(layOut, line),
    renderEmail,
    printFlyer,
    drawCover,
    drawQrCode,
  };
}
