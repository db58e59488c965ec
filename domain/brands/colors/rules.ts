export type BrandColors = { onPaper: string; onDark: string; surface: string; onSurface: string };

export const MIN_CONTRAST = 4.5;
/** The darkest paper we put dark text on, and the lightest dark surface for light text: a plate over a white photo. */
export const darkestPaper = '#efe5d2';
export const lightestDark = '#3c4b46';

/** Our own colors, for anyone who chose none. */
const ownColors: BrandColors = {
  onPaper: '#9c4310',
  onDark: '#ffb45e',
  surface: '#9c4310',
  onSurface: '#ffffff',
};

/** Readable shades of any color: darkened for paper, lightened for dark backgrounds. */
export function brandColors(color: string | null): BrandColors {
  if (color === null) return ownColors;
  return {
    onPaper: readable(color, darkestPaper, '#000000'),
    onDark: readable(color, lightestDark, '#ffffff'),
    surface: color,
    // One of the two always has at least 4.58:1.
    onSurface: contrast(color, '#ffffff') >= MIN_CONTRAST ? '#ffffff' : '#000000',
  };
}

/** Mixes in just enough of the other color to be readable on the background. */
function readable(color: string, ground: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, towards, share);
    if (contrast(mixed, ground) >= MIN_CONTRAST) return mixed;
  }
  return towards;
}

/** The WCAG 2 contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function mix(color: string, towards: string, share: number): string {
  const other = channels(towards);
  const mixed = channels(color).map((value, index) => value + ((other[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
