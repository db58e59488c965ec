import { expect, test } from 'vitest';
import { readOddity } from './read-oddity.ts';

test.each([
  [
    'Upstairs is a rare screened sleeping porch hidden behind tall hedges.',
    'screened sleeping porch hidden behind tall hedges',
  ],
  ['The yard has a koi pond and a mature fig tree.', 'a koi pond'],
  ['The den hides a Murphy bed with its own reading lamps.', 'a Murphy bed with its own reading lamps'],
  ['The bar has two gold-finished brass doors.', 'two gold-finished brass doors'],
])('%s names a thing that few homes have', (sentence, quote) => {
  expect(readOddity(sentence)).toEqual({ kind: 'oddity', quote });
});

test.each([
  'The kitchen has a waterfall island.',
  'Dine al fresco on the patio.',
  'The yard could hold a koi pond.',
  'A short walk brings you near a basketball court.',
  'The former recording studio is now a den.',
])('%s names none that is there', (sentence) => {
  expect(readOddity(sentence)).toBeUndefined();
});

test('what is over one room isn’t told as the whole home’s', () => {
  expect(readOddity('The primary bath has two basins and a round dome skylight.')).toBeUndefined();
  expect(readOddity('There is a round dome skylight.')?.quote).toBe('a round dome skylight');
});
