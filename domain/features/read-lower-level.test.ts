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
