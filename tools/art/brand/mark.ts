import { palette } from '#adapters/paper-cut/palette.ts';

/** The mark of `web/components/brand-mark.tsx` on its 32-unit square, for pictures that React does not draw. */
const strokes = {
  house: ['M2.2 19.4 12.6 9.6 23 19.4', 'M5.4 17.2v12.4h14.4V17.2', 'M18.9 14.6V10'],
  waves: ['M20 6.2a4.6 4.6 0 0 1 3.1 3.1', 'M21.3 1.9a9 9 0 0 1 6.1 6.1'],
} as const;
const hearth = 'M9.8 29.6v-4.2a2.8 2.8 0 0 1 5.6 0v4.2Z';

type Ink = { house: string; fire: string };

export function mark({ house, fire }: Ink, stroke = 2.4): string {
  const draw = (paths: readonly string[], color: string) =>
    `<path d="${paths.join('')}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `${draw(strokes.house, house)}<path d="${hearth}" fill="${fire}"/>${draw(strokes.waves, fire)}`;
}

export const markOnDark: Ink = { house: palette.paper, fire: '#ffb45e' };

/** `inset` is the share of the square kept free around the mark; maskable icons need a fifth. */
export function iconSvg(size: number, corner: number, inset: number, stroke?: number): string {
  const margin = (32 * inset).toFixed(2);
  // The waves lean right of the house, so the mark is centred by its own box, 28.6 wide from x = 1.
  const left = (32 * inset + 0.7 * (1 - inset * 2)).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><title>Hearthcast</title><rect width="32" height="32" rx="${corner}" fill="${palette.pine}"/><g transform="translate(${left} ${margin}) scale(${(1 - inset * 2).toFixed(3)})">${mark(markOnDark, stroke)}</g></svg>`;
}
