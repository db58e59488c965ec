import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The website's own fonts, whose URLs change with every build. */
const files: Record<string, string> = {
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** A font of the demo payment page; undefined for any other name. */
export function readDemoFont(name: string): Uint8Array<ArrayBuffer> | undefined {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  return file === undefined ? undefined : new Uint8Array(readFileSync(resolve(file)));
}
