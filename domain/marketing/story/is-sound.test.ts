import { expect, test } from 'vitest';
import { isSound, isWhole } from './is-sound.ts';

test.each([
  'The loft has brick vaults and a wood stove.',
  'With two terraces and a study, the flat feels like a house.',
  'While the garden is small, it has a gate to the lane.',
  'Built by Ada Quill, this mill faces the pond.',
])('%s', (sentence) => {
  expect(isSound(sentence)).toBe(true);
  expect(isWhole(sentence)).toBe(true);
});

test.each([
  'The portal shows a garden, but there is none with the unit.).',
  // An opening without its sentence, two sentences in one, a list without its end.
  'With on-site staff and a name for calm.',
  'There are great closets throughout, it is wired for sound.',
  'The home has access to the highway, the train, shops on Quarry Lane.',
  // A header, table notes, run-together bullets.
  'Kitchen and garden.',
  'Dishwasher, 2023.',
  'Features include a heated space for storage Building room for bikes Located by the pond.',
  // Talk to investors, and typos beyond repair.
  'This unit has strong rental demand and a high ARV.',
  'The suite sits on the 31th floor of the tower.',
  'A garage; storage.; a gym.',
  'A stunning loft at Quarry Mill This loft has brick vaults.',
  'The room has a large picture windows.',
  'The home has featuring 3 bedrooms and a study.',
  'The loft is features brick vaults.',
  'The mud room is outfitted with. custom shelves.',
])('not: %s', (sentence) => {
  expect(isSound(sentence)).toBe(false);
});

test('a note may stand in remarks, not in a post', () => {
  for (const note of [
    'Ground floor: a guest room and a study.',
    'Wood stove.',
    'Over 900 feet with brick that gives it warmth.',
  ]) {
    expect(isSound(note)).toBe(true);
    expect(isWhole(note)).toBe(false);
  }
});
