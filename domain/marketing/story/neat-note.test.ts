import { expect, test } from 'vitest';
import { isNeatNote } from './neat-note.ts';

test.each([
  "Chef's kitchen with a soapstone island, new range and oak shelves.",
  'Sunny 1 bedroom with a tiled bath, quartz counters and a walled terrace.',
])('a note that names things may be posted: %s', (note) => {
  expect(isNeatNote(note)).toBe(true);
});

test.each([
  'The kitchen has a soapstone island.',
  'Kitchen: soapstone island, new range.',
  'Charm and character at the mill.',
  'A slate vanity rounds out this quiet bath.',
  'Two blocks from a pool and a library.',
  'A walled front garden and cedar deck set a quiet tone.',
])('a sentence, a label, praise and what is elsewhere are no such note: %s', (text) => {
  expect(isNeatNote(text)).toBe(false);
});
