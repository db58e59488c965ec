import { palette } from '../palette.ts';

/** The mark on a 48-unit square: a house outline whose chimney gives off sound. */
export const markPaths = {
  house: 'M8 45V29L23 17l5.5 4.4V16h6v10.2L38 29V45Z',
  window: 'M19 32.5h8V40h-8Z',
  waves: ['M27.3 9.9a5.6 5.6 0 0 1 8.4 0', 'M23.1 5.6a11.4 11.4 0 0 1 16.8 0'],
} as const;

type Ink = { house: string; window: string; waves: string; stroke?: number };

export function mark({ house, window, waves, stroke = 3.2 }: Ink): string {
  const arcs = markPaths.waves.map((d) => `<path d="${d}"/>`).join('');
  return `<path d="${markPaths.window}" fill="${window}"/><path d="${markPaths.house}" fill="none" stroke="${house}" stroke-width="${stroke}" stroke-linejoin="round"/><g fill="none" stroke="${waves}" stroke-width="${stroke * 0.85}" stroke-linecap="round">${arcs}</g>`;
}

const onEvergreen = { house: palette.paper, window: '#ffb45e', waves: '#ffb45e' };

/** `inset` is the share of the square kept free around the mark; maskable icons need a fifth. */
export function iconSvg(size: number, corner: number, inset: number, stroke?: number): string {
  const scale = ((1 - inset * 2) * 48) / 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"><title>Hearthcast</title><rect width="48" height="48" rx="${corner}" fill="${palette.pine}"/><g transform="translate(${(48 * inset).toFixed(2)} ${(48 * inset).toFixed(2)}) scale(${scale.toFixed(3)})">${mark(stroke === undefined ? onEvergreen : { ...onEvergreen, stroke })}</g></svg>`;
}
