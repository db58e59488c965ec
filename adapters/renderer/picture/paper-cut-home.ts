import { cottage } from '../../paper-cut/cottage.ts';
import { mountains } from '../../paper-cut/mountains.ts';
import { moved, sheet } from '../../paper-cut/paper.ts';
import { createRandom } from '../../paper-cut/random.ts';
import { land, points } from '../../paper-cut/shapes.ts';
import { afterglow, skyRings } from '../../paper-cut/sky.ts';
import { soundArcs } from '../../paper-cut/sound.ts';
import { pineRow, standingPine } from '../../paper-cut/trees.ts';
import { type Rectangle, svgSheet } from './template.ts';

type Size = { width: number; height: number };

/**
 * Our own drawing where there is no photo: a house cut from paper in evening light, standing in the part of the
 * picture that no words cover. The same size gives the same drawing.
 */
export function paperCutHome({ width, height }: Size, free: Rectangle): string {
  const scale = Math.min(free.width / 900, free.height / 590);
  const center = free.left + free.width / 2;
  const ground = free.top + free.height * 0.9;
  const seed = createRandom(31);
  const span = [-40, width + 40] as const;
  const pine = (x: number, tall: number, fill: readonly string[]) =>
    standingPine(center + x * scale, ground + 4 * scale, tall * scale, fill, seed, 'near');
  const hill = (rise: number, fill: readonly string[]) =>
    sheet(land(points(-40, ground, center, ground - rise, width + 40, ground + rise * 0.4), height + 40), {
      fill,
      lift: 'high',
    });
  return svgSheet(
    width,
    height,
    [
      skyRings({
        width,
        height,
        cx: center + 60 * scale,
        cy: ground - 110 * scale,
        colors: afterglow,
        first: 190 * scale,
        step: 130 * scale,
        squash: 0.92,
        seed,
      }),
      mountains(span, ground - 120 * scale, 170 * scale, height, ['#7c5b63', '#c98a72'], seed, 'near'),
      mountains(span, ground - 70 * scale, 80 * scale, height, ['#3d4a4c', '#8c6a60'], seed, 'near'),
      sheet(
        pineRow(span, () => ground, [50 * scale, 130 * scale], 16 * scale, seed),
        {
          fill: ['#27433b', '#35524a'],
          lift: 'near',
        },
      ),
      hill(12 * scale, ['#2b4a39', '#1c362b']),
      pine(-400, 330, ['#24453a', '#152c24']),
      pine(-325, 220, ['#2d5143', '#1a352b']),
      pine(350, 400, ['#24453a', '#152c24']),
      soundArcs(center - 96 * scale, ground - 368 * scale, 44 * scale, 36 * scale, 18 * scale),
      moved(center, ground, scale, cottage()),
      pine(415, 250, ['#1f3d33', '#12271f']),
      hill(-8 * scale, ['#1d3a2d', '#11231d']),
    ].join(''),
  );
}
