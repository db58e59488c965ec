import { expect, test } from 'vitest';
import { isSpeakable } from './is-speakable.ts';
import { tellFeature } from './name-feature.ts';
import { readFeatures } from './read-features.ts';

const find = (sentence: string, id: string) =>
  readFeatures(sentence, 'f').find((feature) => feature.id === id);

test.each([
  [
    'The kitchen has a large quartz island and stainless steel appliances.',
    'island',
    'a large quartz island',
  ],
  [
    'The kitchen has a large quartz island and stainless steel appliances.',
    'appliances',
    'stainless appliances',
  ],
  ['Two marble fireplaces face each other.', 'fireplace', 'two marble fireplaces'],
  ['There is an attached 2-car garage.', 'garage', 'an attached two-car garage'],
  ['White oak floors run through the main level.', 'hardwood', 'white oak floors'],
  [
    'Central air on the second floor keeps the bedrooms cool.',
    'central-air',
    'central air on the second floor',
  ],
  ['A new water heater (2021) and furnace.', 'water-heater', 'a new water heater from 2021'],
])('%s → %s', (sentence, id, said) => {
  const feature = find(sentence, id);
  expect(feature && tellFeature(feature)).toBe(said);
});

test.each([
  ['The garage has power for a workshop.', 'workshop', 'potential'],
  ['There is room for a pool in the yard.', 'pool', 'potential'],
  ['Residents share a heated pool and a gym.', 'pool', 'shared'],
  ['The building offers a roof deck.', 'roof-deck', 'shared'],
  ['Steps from the beach and restaurants.', 'beach', 'nearby'],
  ['There is no fireplace.', 'fireplace', 'negated'],
  ['Garage parking is available for an additional fee.', 'garage', 'extra-cost'],
])('%s keeps its qualifier', (sentence, id, qualifier) => {
  expect(find(sentence, id)?.qualifiers).toContain(qualifier);
});

test('what is plainly there has no qualifier', () => {
  expect(find('A private roof deck tops the building.', 'roof-deck')?.qualifiers).toEqual([]);
  expect(find('The yard has a pool.', 'pool')?.qualifiers).toEqual([]);
});

test('a sentence is said whole or not at all', () => {
  expect(isSpeakable('The back stair leads from the mudroom to the third bedroom.')).toBe(true);
  expect(isSpeakable('Step inside this stunning oasis of timeless elegance today.')).toBe(false);
  expect(isSpeakable('KITCHEN: granite, stainless, island w/ seating.')).toBe(false);
});
