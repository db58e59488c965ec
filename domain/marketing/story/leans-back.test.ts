import { expect, test } from 'vitest';
import { leansBack, standingAlone } from './leans-back.ts';

test.each([
  'Outdoor living is just as impressive with a deck.',
  'This sanctuary includes a gas fireplace.',
  'To one side, the library has oak panels.',
  'An adjacent bedroom can serve as a study.',
  'There is, of course, a gym.',
  'Outside, enjoy the garden.',
  'The flow of this tranquil level is easy.',
  'These rooms face the pond.',
  'The next bedroom has a dormer.',
  'One level up is the library.',
  'The stairs take you up to the cupola.',
  'The second-floor duplex has its own porch.',
])('leans: %s', (sentence) => {
  expect(leansBack(sentence)).toBe(true);
});

test.each([
  'This sunny corner loft has brick vaults.',
  'The kitchen has a steam oven as well as a range.',
  'The third floor has a study.',
  'The stairs are oak.',
  'A den opens to the deck.',
])('stands: %s', (sentence) => {
  expect(leansBack(sentence)).toBe(false);
});

test('a sentence that only “also” ties to the one before it stands alone without it', () => {
  expect(standingAlone('Both bedrooms also open to a second terrace.')).toBe(
    'Both bedrooms open to a second terrace.',
  );
  expect(standingAlone('It also has a sauna.')).toBe('It also has a sauna.');
});
