import { expect, test } from 'vitest';
import { checkEpisode } from './check-episode.ts';

const good = {
  durationSeconds: 240,
  loudnessLufs: -16.2,
  truePeakDb: -1.4,
  longestSilenceSeconds: 0.8,
  decodeErrors: [],
};

test('a good episode has no problems, even at the limits', () => {
  expect(checkEpisode(good)).toEqual([]);
  expect(checkEpisode({ ...good, durationSeconds: 180, loudnessLufs: -16.5, truePeakDb: -1 })).toEqual([]);
  expect(
    checkEpisode({ ...good, durationSeconds: 300, loudnessLufs: -15.5, longestSilenceSeconds: 2 }),
  ).toEqual([]);
});

test.each([
  ['duration', { durationSeconds: 179.9 }],
  ['duration', { durationSeconds: 300.1 }],
  ['silence', { longestSilenceSeconds: 2.1 }],
  ['loudness', { loudnessLufs: -16.6 }],
  ['loudness', { loudnessLufs: Number.NEGATIVE_INFINITY }],
  ['loudness', { loudnessLufs: Number.NaN }],
  ['peak', { truePeakDb: -0.9 }],
  ['decode', { decodeErrors: ['frame 3 is damaged'] }],
])('%s: %o is stopped', (gate, change) => {
  expect(checkEpisode({ ...good, ...change }).map((problem) => problem.gate)).toEqual([gate]);
});
