import { type Fill, type Lift, sheet } from './paper.ts';
import type { Random } from './random.ts';
import { land, ridge, type Span } from './shapes.ts';

/** A chain of mountains around the height `y`, down to the bottom of its sheet. */
export function mountains(
  [from, to]: Span,
  y: number,
  height: number,
  bottom: number,
  fill: Fill,
  seed: Random,
  lift: Lift = 'far',
): string {
  return sheet(land(ridge({ from, to, y, height, seed }), bottom), { fill, lift });
}
