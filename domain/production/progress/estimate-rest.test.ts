import { expect, test } from 'vitest';
import type { RunStep } from '../queries.ts';
import { estimateRest } from './estimate-rest.ts';

const startedAt = new Date('2026-03-02T10:00:00Z');
const recording = (doneParts: number) =>
  ({ name: 'record-episode', outcome: null, startedAt, doneParts, totalParts: 50 }) as RunStep;
const usual = { seconds: { 'record-episode': 3 }, parts: 50 };
const after = (seconds: number) => ({
  now: new Date(startedAt.getTime() + seconds * 1000),
  ahead: 0,
  running: 0,
});

test.each([
  ['the first parts say nothing about the pace', 2, 60, 144],
  ['a recording at the usual pace takes the usual time', 10, 30, 120],
  ['a slow one is told as it is', 10, 200, 800],
  ['one that took over finished parts is not quicker for it', 40, 4, 30],
])('%s', (_, done, seconds, left) => {
  expect(estimateRest([recording(done)], usual, after(seconds))).toBe(left);
});
