import { expect, test } from 'vitest';
import type { Feature } from '../../features/feature.ts';
import { isOfPart, withSetting } from './of-part.ts';

const floors = { id: 'heated-floors', matched: 'heated floors' };
const courtyard = { id: 'courtyard', matched: 'courtyard' };

test.each([
  ['The sanctuary in slate has heated floors and brass taps.', true],
  ['Both baths have heated floors.', true],
  ['The loft has heated floors throughout, the bath included.', false],
  ['The mill has heated floors.', false],
])('%s', (sentence, isPart) => {
  expect(isOfPart(floors, sentence)).toBe(isPart);
});

test.each([
  ['The flat is tucked into a quiet courtyard by the pond.', false, 'courtyard setting'],
  ['The flat has its own walled courtyard.', false, 'courtyard'],
  ['The mill is built around a courtyard.', true, 'courtyard'],
])('%s', (sentence, isHouse, phrase) => {
  expect(withSetting({ ...courtyard, phrase: 'courtyard' } as Feature, sentence, isHouse).phrase).toBe(
    phrase,
  );
});
