import { expect, test } from 'vitest';
import { readLowerLevel } from './read-lower-level.ts';

test('the lower level is told of until another place is named', () => {
  expect(
    readLowerLevel([
      'The kitchen has an island.',
      'The lower level has a bar and a spa.',
      'The galley bar has a wine display, and the spa has a sauna.',
      'The primary suite has two closets.',
      'A mural hangs above the stairs.',
    ]),
  ).toEqual([false, true, true, false, false]);
});

test('what else the home has is not about the lower level', () => {
  expect(
    readLowerLevel(['The cellar has a bench.', 'Additional features include central air and bookshelves.']),
  ).toEqual([true, false]);
});

test('a note with a label of its own is not about the lower level', () => {
  expect(
    readLowerLevel([
      'Basement: Cold storage and a sink.',
      '• Further details: A wired doorbell and two stoves.',
    ]),
  ).toEqual([true, false]);
});
