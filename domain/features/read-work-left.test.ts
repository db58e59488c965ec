import { expect, test } from 'vitest';
import { readWorkLeft } from './read-work-left.ts';

test.each([
  [
    'The lower duplex, two floors with a yard, awaits renovation and looks out on plums.',
    'The lower duplex awaits renovation.',
  ],
  ['The old coach house is in need of full restoration.', 'The coach house needs restoration.'],
  ['The baths need updating.', 'The baths need updating.'],
  ['Downstairs, the kitchen needs a little TLC.', 'The kitchen needs some care.'],
])('%s is said with its part', (sentence, text) => {
  expect(readWorkLeft(sentence)).toEqual({ kind: 'work-left', text });
});

test.each([
  'The kitchen needs no renovation.',
  'Nothing here awaits renovation.',
  'The kitchen awaits dinner guests after its renovation.',
])('%s leaves no work', (sentence) => {
  expect(readWorkLeft(sentence)).toBeUndefined();
});
