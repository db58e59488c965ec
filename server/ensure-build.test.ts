import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBuild } from './ensure-build.ts';
import { findBuildState, hashSources } from './hash-sources.ts';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const start = () => ensureBuild(root, { isProduction: true });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearthcast-build-'));
  for (const folder of ['server', 'dist', 'tools']) mkdirSync(join(root, folder));
  write('server/main.ts', 'export const a = 1;');
  write('package-lock.json', '{}');
  // If anything builds here, the test fails.
  write('tools/build.ts', "throw new Error('built');");
  write('dist/sources', hashSources(root));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a build of these sources starts', () => {
  expect(findBuildState(root)).toBe('current');
  start();
});

test('a lock file that npm prune rewrote does not make the build stale in production', () => {
  write('package-lock.json', '{ "pruned": true }');
  expect(findBuildState(root)).toBe('other-packages');
  start();
});

test('production refuses other sources instead of building', () => {
  write('server/main.ts', 'export const a = 2;');
  expect(start).toThrow('dist was built from other sources. Run npm run build;');
});

test('production refuses to start without a build', () => {
  rmSync(join(root, 'dist'), { recursive: true });
  expect(start).toThrow('Hearthcast is not built. Run npm run build;');
});

test('a copy of a built folder is still current', () => {
  const copy = join(root, 'copy');
  for (const part of ['server', 'dist', 'tools', 'package-lock.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  expect(findBuildState(copy)).toBe('current');
});
