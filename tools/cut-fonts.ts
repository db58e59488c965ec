import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readArguments } from '../commands/read-arguments.ts';

/**
 * Cuts the website's fonts down to the characters, weights and features that its pages use, and writes them next to their
 * stylesheet. Run it with `npm run fonts` after a font's package changes; a test compares the files with its output.
 */
const { resolve } = createRequire(import.meta.url);
export const fontFolder = join(import.meta.dirname, '..', 'web', 'styles', 'fonts');

type Range = [from: number, until: number];
/** Every page needs these: ASCII and the punctuation of American English. */
const everyday: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];
/** What the packages' Latin files contain beyond that, such as the letters of Café and Peña. */
const latin: Range[] = [
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];
const signsOf = (ranges: Range[]) =>
  ranges.flatMap(([from, until]) => Array.from({ length: until - from + 1 }, (_, index) => from + index));
const everydaySigns = new Set(signsOf(everyday));
const parts = {
  everyday: [...everydaySigns],
  accented: signsOf(latin).filter((sign) => !everydaySigns.has(sign)),
};

const fonts = {
  fraunces: { min: 400, max: 700 },
  figtree: { min: 400, max: 700 },
};
/** Old-style figures, alternates and small capitals aren't used anywhere. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** Each file by name. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const [name, wght] of Object.entries(fonts)) {
    const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
    for (const [part, signs] of Object.entries(parts)) {
      const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures } as const;
      files[`${name}-${part}.woff2`] = await subsetFont(whole, String.fromCodePoint(...signs), options);
    }
  }
  return files;
}

/** The characters of a part, as a stylesheet names them. */
export function unicodeRange(part: keyof typeof parts): string {
  const signs = parts[part];
  const ranges: Range[] = [];
  for (const sign of signs) {
    const last = ranges.at(-1);
    if (last?.[1] === sign - 1) last[1] = sign;
    else ranges.push([sign, sign]);
  }
  const hex = (sign: number) => sign.toString(16);
  return ranges
    .map(([from, until]) => (from === until ? `U+${hex(from)}` : `U+${hex(from)}-${hex(until)}`))
    .join(', ');
}

if (import.meta.main) {
  readArguments(`Usage: npm run fonts
Cuts the website's fonts to the signs and weights in use, and writes them into web/styles/fonts.`);
  for (const [file, bytes] of Object.entries(await cutFonts())) {
    writeFileSync(join(fontFolder, file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}
