import { expect, test } from 'vitest';
import { isOfPart } from './of-part.ts';

const floors = { id: 'heated-floors', matched: 'heated floors' };
const courtyard = { id: 'courtyard', matched: 'courtyard' };

test.each([
  [floors, 'The sanctuary in slate has heated floors and brass taps.', false, true],
  [floors, 'Both baths have heated floors.', true, true],
  [floors, 'The loft has heated floors throughout, the bath included.', false, false],
  [floors, 'The mill has heated floors.', true, false],
  [courtyard, 'The flat is tucked into a quiet courtyard by the pond.', false, true],
  [courtyard, 'The flat has its own walled courtyard.', false, false],
  [courtyard, 'The mill is built around a courtyard.', true, false],
])('%o: %s', (feature, sentence, isHouse, isPart) => {
  expect(isOfPart(feature, sentence, isHouse)).toBe(isPart);
});
