import { shape } from './paper.ts';
import type { Random } from './random.ts';
import { box, sliver } from './shapes.ts';

type Lake = {
  /** Everything above the shore, drawn again upside down. */
  scene: string;
  shore: number;
  bottom: number;
  width: number;
  tint: readonly [string, string];
  strength?: number;
  squash?: number;
};

/** A lake from the shore line down: the scene mirrored, broken by ripples, tinted deeper toward us. */
export function lake({ scene, shore, bottom, width, tint, strength = 0.8, squash = 1 }: Lake): string {
  const mirrored = `<g transform="translate(0 ${shore * (1 + squash)}) scale(1 ${-squash})">${scene}</g>`;
  const area = box(-60, shore, width + 120, bottom - shore + 60);
  return `<clipPath id="lake-${shore}"><path d="${area}"/></clipPath><g clip-path="url(#lake-${shore})">${shape(area, tint)}<g opacity="${strength}" filter="url(#ripple)">${mirrored}</g>${shape(area, [`${tint[0]}22`, `${tint[1]}d0`])}</g>`;
}

type Ripples = {
  from: number;
  to: number;
  top: number;
  bottom: number;
  count: number;
  color: string;
  opacity?: number;
  seed: Random;
};

/** Slivers of light or shade on the water, longer and thicker toward the viewer. */
export function ripples({ from, to, top, bottom, count, color, opacity = 0.5, seed }: Ripples): string {
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
