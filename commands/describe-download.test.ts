import { expect, test } from 'vitest';
import { createDownloadDescriber } from './describe-download.ts';

const totalBytes = 350e6;

/** A download told at these seconds. */
function tell(...steps: [second: number, megabytes: number][]): string[] {
  let seconds = 0;
  const say = createDownloadDescriber(() => seconds * 1000);
  return steps.map(([at, megabytes]) => {
    seconds = at;
    return say({ doneBytes: megabytes * 1e6, totalBytes });
  });
}

test('the size comes first, and the time left as soon as the speed is known', () => {
  expect(tell([0, 10], [10, 30], [20, 50])).toEqual([
    '10 of 350 MB',
    '30 of 350 MB, about 3 minutes left',
    '50 of 350 MB, about 3 minutes left',
  ]);
});

test('parts that were there from an earlier try do not make it look fast', () => {
  expect(tell([0, 200], [10, 210]).at(-1)).toBe('210 of 350 MB, about 2 minutes left');
});

test('it slows down with the line, and the end needs no time', () => {
  const said = tell([0, 0], [10, 100], [30, 110], [40, 112], [50, 350]);
  expect(said[1]).toBe('100 of 350 MB, less than a minute left');
  expect(said[3]).toBe('112 of 350 MB, about 20 minutes left');
  expect(said[4]).toBe('350 of 350 MB');
});
