import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const darkStart = css.indexOf('@media (prefers-color-scheme: dark)');
const themeStart = css.indexOf('@theme');
const light = readTokens(css.slice(0, darkStart));
const dark = { ...light, ...readTokens(css.slice(darkStart, themeStart)) };

const surfaces = ['paper', 'paper-raised', 'paper-sunken'];
const tones = ['good', 'warn', 'bad', 'info', 'plum', 'teal'];

const textPairs = [
  ...surfaces.flatMap((surface) =>
    ['ink', 'ink-soft', 'ink-faint', 'ember-text', ...tones].map((text) => [text, surface] as const),
  ),
  ...tones.flatMap((tone) => [[tone, `${tone}-wash`] as const, ['ink', `${tone}-wash`] as const]),
  ...['ink', 'ink-soft', 'ember-text'].map((text) => [text, 'ember-wash'] as const),
  ['on-ember', 'ember'] as const,
  ['on-ember', 'ember-strong'] as const,
  ['on-bad', 'bad-solid'] as const,
  ['on-bad', 'bad-solid-strong'] as const,
  ['paper', 'ink'] as const,
  ...['on-evergreen', 'on-evergreen-soft', 'ember-on-evergreen'].flatMap((text) =>
    ['evergreen', 'evergreen-soft'].map((surface) => [text, surface] as const),
  ),
];

const controlPairs = [
  ...surfaces.flatMap((surface) =>
    ['rule-strong', 'ember', 'focus', 'bad', 'bad-solid'].map((edge) => [edge, surface] as const),
  ),
  ...tones.map((tone) => ['focus', `${tone}-wash`] as const),
  ['focus', 'ember-wash'] as const,
  ['focus-on-evergreen', 'evergreen'] as const,
  ['focus-on-evergreen', 'evergreen-soft'] as const,
];

describe.each([
  { theme: 'light', tokens: light },
  { theme: 'dark', tokens: dark },
])('$theme theme', ({ tokens }) => {
  test.each(textPairs)('text %s on %s reads at 4.5:1', (text, surface) => {
    expect(contrast(pick(tokens, text), pick(tokens, surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('edge %s on %s shows at 3:1', (edge, surface) => {
    expect(contrast(pick(tokens, edge), pick(tokens, surface))).toBeGreaterThanOrEqual(3);
  });
});

test('every color is inside sRGB, so that the measured color is the one shown', () => {
  for (const tokens of [light, dark]) {
    const outside = Object.entries(tokens).filter(([, rgb]) => rgb.some((c) => c < -0.002 || c > 1.002));
    expect(outside.map(([name]) => name)).toEqual([]);
  }
});

test('every theme color names a token that exists', () => {
  const named = [...css.slice(themeStart).matchAll(/--color-[\w-]+: var\(--([\w-]+)\)/g)].map((m) => m[1]);
  expect(named.filter((name) => name !== undefined && !(name in light))).toEqual([]);
});

type Rgb = [number, number, number];

function pick(tokens: Record<string, Rgb>, name: string): Rgb {
  const rgb = tokens[name];
  if (!rgb) throw new Error(`no token --${name}`);
  return rgb;
}

function readTokens(block: string): Record<string, Rgb> {
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/g);
  return Object.fromEntries(
    [...found].map(([, name, l, c, h]) => [name, linearRgb(Number(l) / 100, Number(c), Number(h))]),
  );
}

// Björn Ottosson's OKLab matrices, to linear sRGB.
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((c) => Math.min(1, Math.max(0, c))) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
