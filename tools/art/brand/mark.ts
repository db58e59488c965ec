import { mark } from '#adapters/paper-cut/mark.ts';
import { palette } from '#adapters/paper-cut/palette.ts';
import { line, shape } from '#adapters/paper-cut/paper.ts';

export function markOnDark(stroke = 2.4): string {
  const [house, fire] = [palette.paper, '#ffb45e'];
  return line(mark.house, house, stroke) + shape(mark.hearth, fire) + line(mark.waves, fire, stroke);
}

/** `inset` is the share of the square kept free around the mark; maskable icons need a fifth. */
export function iconSvg(size: number, corner: number, inset: number, stroke?: number): string {
  const margin = (32 * inset).toFixed(2);
  // The waves lean right of the house, so the mark is centered by its own box, 28.6 wide from x = 1.
  const left = (32 * inset + 0.7 * (1 - inset * 2)).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><title>Hearthcast</title><rect width="32" height="32" rx="${corner}" fill="${palette.pine}"/><g transform="translate(${left} ${margin}) scale(${(1 - inset * 2).toFixed(3)})">${markOnDark(stroke)}</g></svg>`;
}
