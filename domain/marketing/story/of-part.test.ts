import { expect, test } from 'vitest';
import type { Feature } from '../../features/feature.ts';
import { isLeased, isOfPart, withSetting } from './of-part.ts';

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

test.each([
  ['Garage parking and a bike room are available on site.', true],
  ['Rental parking is across the lane.', true],
  ['A garage space is available for an additional $9,000.', true],
  ['Garage parking is included and storage is available.', false],
  ['The two-car garage has a workbench.', false],
])('%s: parking to be paid for', (sentence, isPart) => {
  expect(isOfPart({ id: 'garage-parking' }, sentence)).toBe(isPart);
});

test('parking that the page calls leased comes with no home', () => {
  expect(isLeased('garage-parking', 'On Site, Leased, Garage')).toBe(true);
  expect(isLeased('garage-parking', 'Garage Owned, Leased')).toBe(false);
  expect(isLeased('terrace', 'On Site, Leased, Garage')).toBe(false);
});
