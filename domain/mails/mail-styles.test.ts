import { expect, test } from 'vitest';
import { dark, light } from './mail-styles.ts';

/** Which colors are used on which. */
const pairs: [keyof typeof light, keyof typeof light][] = [
  ['ink', 'raised'],
  ['inkSoft', 'raised'],
  ['inkFaint', 'raised'],
  ['ink', 'sunken'],
  ['inkFaint', 'sunken'],
  ['onEmber', 'ember'],
  ['link', 'sunken'],
  ['link', 'raised'],
  ['brand', 'paper'],
  ['onEvergreen', 'evergreen'],
  ['onEvergreenSoft', 'evergreen'],
];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(pairs)('%s on %s is readable in light and dark mode', (words, ground) => {
  for (const theme of [light, dark])
    expect(contrast(theme[words], theme[ground])).toBeGreaterThanOrEqual(4.5);
});
