import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFonts, fontFolder, unicodeRange } from './cut-fonts.ts';

test('the committed fonts are subsets of those in their packages', async () => {
  for (const [file, bytes] of Object.entries(await cutFonts()))
    expect(readFileSync(join(fontFolder, file)).equals(bytes), `${file}: run npm run fonts`).toBe(true);
});

test('the stylesheet names the characters that each file has', () => {
  const styles = readFileSync(join(fontFolder, '..', 'fonts.css'), 'utf8').replace(/\s+/g, ' ');
  for (const name of ['fraunces', 'figtree'])
    for (const part of ['everyday', 'accented'] as const)
      expect(styles).toContain(
        `${name}-${part}.woff2") format("woff2-variations"); unicode-range: ${unicodeRange(part)};`,
      );
});

test('the fonts that every page loads stay small', () => {
  const sizes = ['fraunces', 'figtree'].map(
    (name) => readFileSync(join(fontFolder, `${name}-everyday.woff2`)).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32_000);
});
