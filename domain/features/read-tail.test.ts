import { expect, test } from 'vitest';
import { readTail } from './read-tail.ts';

test.each([
  [' with a gas hookup for grilling.', 'with a gas hookup'],
  [' overlooking the garden and a marble fireplace', 'overlooking the garden'],
  [' with wood-burning fireplace, perfect for winter', 'with a wood-burning fireplace'],
  [' with gorgeous brushed gold hardware.', 'with brushed gold hardware'],
  [' featuring two large walk-in closets.', 'with two large walk-in closets'],
  [' over the garage.', 'over the garage'],
  [' with a ten-foot walnut island and a six-burner range.', 'with a ten-foot walnut island'],
  [' with vehicle charger', 'with a vehicle charger'],
  [' with double oven.', 'with a double oven'],
  [' with dual vanities.', 'with dual vanities'],
  [' with a baby grand piano.', 'with a baby grand piano'],
  [' with a Dutch door sit just behind it.', 'with a Dutch door'],
])('%s is read as "%s"', (after, text) => {
  expect(readTail(after)?.text).toBe(text);
});

test.each([
  ' with your family.',
  ' with a separate yoga/training room.',
  ' with storage.',
  ' and a den.',
  ' with a Private Rooftop Terrace.',
  ' with not much effort.',
])('%s says nothing of the thing before it', (after) => {
  expect(readTail(after)).toBeUndefined();
});
