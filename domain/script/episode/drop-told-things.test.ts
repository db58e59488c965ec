import { expect, test } from 'vitest';
import { dropToldThings } from './drop-told-things.ts';

test.each([
  [
    'There are bay windows and a tiled stove.',
    ["There's a tiled stove, deep closets and a cork floor."],
    'There are bay windows.',
  ],
  ["There's a tiled stove and bay windows.", ['It has a tiled stove in the den.'], 'There are bay windows.'],
  ["There's a cedar deck.", ["There's a walled yard and a cedar deck."], undefined],
])('%s is told without what is told elsewhere', (text, others, left) => {
  expect(dropToldThings(text, others)).toBe(left);
});

test.each([
  // One room's floor isn't the home's.
  ['There are cork floors and a tiled stove.', ['The den has cork floors.']],
  // The words after "with" may belong to several things.
  ["There's a den with cork floors and a tiled stove.", ["There's a tiled stove."]],
  ['There are decks and a cedar pump.', ["There's a cedar pump."]],
])('%s stays whole', (text, others) => {
  expect(dropToldThings(text, others)).toBe(text);
});
