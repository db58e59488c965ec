import { palette } from '#adapters/paper-cut/palette.ts';
import { moved } from '#adapters/paper-cut/paper.ts';
import { heroPicture } from '../hero.ts';
import { lettering } from '../lettering.ts';
import type { Picture } from '../picture.ts';
import { markOnDark } from './mark.ts';
import { words } from './words.ts';

export function socialCard(): Picture {
  const scene = heroPicture({
    width: 1200,
    height: 630,
    houseX: 892,
    shore: 490,
    scale: 0.74,
    ringStep: 86,
    birdsAt: 0.9,
    shade: 'x1="0" y1="0" x2="1" y2="0"',
    hasLeftPines: false,
  });
  return {
    ...scene,
    body: [
      scene.body,
      moved(64, 56, 1.75, markOnDark()),
      words(lettering.wordmark, 130, 107, 46, palette.paper),
      words(lettering.everyHome, 64, 244, 62, palette.paper),
      words(lettering.heard, 64, 316, 62, palette.gold),
      words(lettering.promise, 66, 366, 22, '#e9dcc3'),
    ].join(''),
  };
}
