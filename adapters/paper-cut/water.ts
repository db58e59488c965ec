import { clipped, shape } from './paper.ts';
import type { Random } from './random.ts';
import { box, type Span, sliver } from './shapes.ts';

/**
 * A lake from the shore line down: the scene above it mirrored, broken by ripples, tinted deeper toward us.
 * `squash` is the height of the mirror image, 1 for the whole of it.
 */
export function lake(
  scene: string,
  width: number,
  [shore, bottom]: Span,
  tint: readonly [string, string],
  strength: number,
  squash: number,
): string {
  const mirrored = `<g transform="translate(0 ${shore * (1 + squash)}) scale(1 ${-squash})">${scene}</g>`;
  const area = box(-60, shore, width + 120, bottom - shore + 60);
  const rippled = `<g opacity="${strength}" filter="url(#ripple)">${mirrored}</g>`;
  return clipped(area, shape(area, tint) + rippled + shape(area, [`${tint[0]}22`, `${tint[1]}d0`]));
}

/** Slivers of light or shade on the water, longer and thicker toward the viewer. */
export function ripples(
  [from, to]: Span,
  [top, bottom]: Span,
  count: number,
  color: string,
  opacity: number,
  seed: Random,
): string {
  let art = '';
  for (let i = 0; i < count; i++) {
    const depth = seed.next() ** 1.3;
    const y = top + depth * (bottom - top);
    const length = (0.03 + depth * 0.1) * (to - from) * seed.between(0.5, 1.5);
    art += shape(
      sliver(seed.between(from, to), y, length, 1.5 + depth * 5),
      color,
      Number((opacity * seed.between(0.4, 1)).toFixed(2)),
    );
  }
  return art;
}
