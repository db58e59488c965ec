import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import episode from './episode.json' with { type: 'json' };
import { lakeEstateListing, lakeEstatePhotos, lakeEstatePhotoWidths } from './listing.ts';

const folder = import.meta.dirname;
const photoFiles = lakeEstatePhotos.flatMap(({ name }) =>
  lakeEstatePhotoWidths.flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((format) => join(folder, 'photos', `${name}-${width}.${format}`)),
  ),
);

test('the description is between 150 and 250 words', () => {
  const words = lakeEstateListing.description.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(150);
  expect(words).toBeLessThanOrEqual(250);
});

test('everything that could reach a person or a site leads nowhere real', () => {
  expect(lakeEstateListing.agent_phone).toMatch(/555-01\d\d$/);
  const urls = JSON.stringify(lakeEstateListing).match(/https?:\/\/[^"]+/g) ?? [];
  for (const url of urls) expect(new URL(url).hostname).toMatch(/\.example$/);
});

test('every photo exists in every width and format, and the whole set stays below 4 MB', () => {
  expect(photoFiles.filter((file) => !existsSync(file))).toEqual([]);
  expect(photoFiles.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(4_000_000);
});

test('every photo has a description for people who cannot see it and a preview small enough to inline', () => {
  for (const { alt, preview, width, height } of lakeEstatePhotos) {
    expect(alt.length).toBeGreaterThan(40);
    expect(preview.length).toBeLessThan(400);
    expect([width, height]).toEqual([1600, 1067]);
  }
});

test('the turns of the episode follow one another and stay inside it', () => {
  let end = 0;
  for (const turn of episode.turns) {
    expect(turn.startSeconds).toBeGreaterThanOrEqual(end);
    expect(turn.endSeconds).toBeGreaterThan(turn.startSeconds);
    end = turn.endSeconds;
  }
  expect(end).toBeLessThan(episode.durationSeconds);
});

test('the captions have every word of the script', () => {
  const captions = readFileSync(join(folder, 'episode.vtt'), 'utf8');
  const spoken = [...captions.matchAll(/<v \w+>([^<]+)<\/v>/g)].map(([, text]) =>
    text?.replaceAll('\n', ' '),
  );
  expect(spoken.join(' ')).toBe(episode.turns.map((turn) => turn.text).join(' '));
});

test('the waveform has about 400 peaks between 0 and 1', () => {
  expect(episode.peaks).toHaveLength(400);
  expect(Math.min(...episode.peaks)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...episode.peaks)).toBe(1);
});
