import { expect, test } from 'vitest';
import { quoteSentence } from './quote-sentence.ts';

test('a quotation is the very words, cut only where a clause hangs on', () => {
  const whole = 'The curvy glass block wall is a nod to the 1980s.';
  expect(quoteSentence(whole)).toBe(whole);
  expect(
    quoteSentence('The staircase was built by a ship carpenter, creating an unforgettable first impression.'),
  ).toBe('The staircase was built by a ship carpenter.');
});

test.each([
  'This is the ultimate opportunity on Mill Row.',
  'You will love the 40-foot great room and its fireplace.',
  'It opens to the orchard behind the barn.',
  'There is also a sewing room on this floor.',
  'Perfect for a growing family, the house has five rooms.',
])('%s is not read out', (sentence) => {
  expect(quoteSentence(sentence)).toBeUndefined();
});

test('a plea to come is no quotation', () => {
  expect(quoteSentence('One parking space and a locker come with it, not to be missed.')).toBeUndefined();
});

test('a blank that the agent lost is put back', () => {
  expect(quoteSentence('The stairs lead from the den to arooftop garden over the mill.')).toBe(
    'The stairs lead from the den to a rooftop garden over the mill.',
  );
});
