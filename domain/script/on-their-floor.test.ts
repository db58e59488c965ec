import { expect, test } from 'vitest';
import { onTheirFloor } from './on-their-floor.ts';

const before = 'The third floor has two of the smaller bedrooms and a bath.';

test('what holds for the bedrooms of one floor is not said of all', () => {
  expect(onTheirFloor('Each of the bedrooms is extra wide.', before)).toBe(
    'On the third floor, each of the bedrooms is extra wide.',
  );
  expect(onTheirFloor('The bathrooms have slate floors.', before)).toBe(
    'On the third floor, the bathrooms have slate floors.',
  );
});

test.each([
  ['Each of the bedrooms is extra wide.', undefined],
  ['Each of the bedrooms is extra wide.', 'The home has four bedrooms.'],
  ['Each of the bedrooms is extra wide.', 'Two bedrooms are on the second floor and two on the third floor.'],
  ['The bathrooms have slate floors.', 'The third floor has two bedrooms.'],
  ['The primary bedroom has a desk.', before],
])('%s stays as it is', (text, sentence) => {
  expect(onTheirFloor(text, sentence)).toBe(text);
});
