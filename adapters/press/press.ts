import type { Press } from './contract.ts';
import { drawCaption, drawFilmCard } from './film.ts';
import { renderLetter } from './letter.ts';
import { drawPicture } from './picture/draw-picture.ts';
import { createPressThread } from './press-thread.ts';

/** Our own press. `root` is the project folder. */
export function createPress({ root }: { root: string }): Press {
  const { layOut, printFlyer } = createPressThread(root);
  return {
    drawPicture: (card) => drawPicture(layOut, card),
    drawFilmCard: (card) => drawFilmCard(layOut, card),
    drawCaption: (line) => drawCaption(layOut, line),
    renderLetter,
    printFlyer,
  };
}
