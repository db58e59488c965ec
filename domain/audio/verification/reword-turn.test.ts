import { expect, test } from 'vitest';
import { normalizeWords } from './normalize-words.ts';
import { rewordTurn } from './reword-turn.ts';

test.each([
  ['It is fourteen twenty Heron Road.', '1420', 'It is one four two zero Heron Road.'],
  ['Two thousand two hundred square feet.', '2200', 'twenty-two hundred square feet.'],
  ['At six hundred fourteen thousand dollars.', '614000', 'At six hundred and fourteen thousand dollars.'],
  ['Built in nineteen ninety-eight.', '1998', 'Built in nineteen hundred and ninety-eight.'],
  ['Redone in twenty twenty-four, I think.', '2024', 'Redone in two thousand twenty-four, I think.'],
  ['There are two and a half baths.', '2.5', 'There are two point five baths.'],
  ['It takes about forty-eight minutes.', '48', 'It takes about, forty-eight minutes.'],
  ['It is Unit forty-eight.', '48', 'It is Unit four eight.'],
  ['Nine fireplaces.', '9', null],
  ['All nine fireplaces.', '9', 'All, nine fireplaces.'],
  ['Come to nine Heron Landing Road.', 'Heron Landing Road', 'Come to nine, Heron Landing Road.'],
  ['Nothing of the kind is said.', '48', null],
])('%s (%s)', (spoken, expected, reworded) => {
  expect(rewordTurn(spoken, [{ expected }])).toBe(reworded);
});

test('the same number can be said in other words, even two in one turn', () => {
  const said =
    'It has one thousand eight hundred fifty square feet for four hundred eighty-nine thousand dollars.';
  const other = rewordTurn(said, [{ expected: '1850' }, { expected: '489000' }]) ?? '';
  expect(other).not.toBe(said);
  expect(normalizeWords(other)).toEqual(normalizeWords(said));
});

test('a given sound is left out, because it may be what was misheard', () => {
  expect(rewordTurn('Near [Larkmere](/lˈɑɹkmɪɹ/) Road, for nine.', [{ expected: 'Larkmere Road' }])).toBe(
    'Near, Larkmere Road, for nine.',
  );
});
