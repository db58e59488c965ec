import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StudioSounds } from '#domain/audio/mixing/studio-sounds.ts';
import { keepSounds } from './keep-sounds.ts';

const clip = () => ({ left: Float32Array.of(0.1, -0.2), right: Float32Array.of(0.3, 0.4) });
const sounds: StudioSounds = {
  intro: clip(),
  outro: clip(),
  chapterMarks: [clip(), clip()],
  bed: { opening: [clip()], closing: [clip()] },
  room: clip(),
};
const render = vi.fn(() => sounds);
let folder: string;

beforeEach(() => {
  render.mockClear();
  folder = mkdtempSync(join(tmpdir(), 'hearthcast-kept-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

test('a later studio reads what an earlier one rendered', () => {
  expect(keepSounds(folder, render)).toBe(sounds);
  expect(keepSounds(folder, render)).toEqual(sounds);
  expect(render).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a file that is cut short is rendered again', () => {
  keepSounds(folder, render);
  const [file] = readdirSync(folder) as [string];
  truncateSync(join(folder, file), 40);
  expect(keepSounds(folder, render)).toBe(sounds);
  expect(keepSounds(folder, render)).toEqual(sounds);
  expect(render).toHaveBeenCalledTimes(2);
});

test('those of an earlier version are deleted, other files are not', () => {
  for (const name of ['studio-sounds-0123', 'code']) writeFileSync(join(folder, name), '');
  keepSounds(folder, render);
  const files = readdirSync(folder);
  expect(files).toHaveLength(2);
  expect(files).toContain('code');
  expect(files).not.toContain('studio-sounds-0123');
});

test('where nothing can be kept, they are rendered each time', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const nowhere of [undefined, join(file, 'below')]) {
    expect(keepSounds(nowhere, render)).toBe(sounds);
    expect(keepSounds(nowhere, render)).toBe(sounds);
  }
  expect(render).toHaveBeenCalledTimes(4);
});
