import { expect, test } from 'vitest';
import { readScopes } from './read-scopes.ts';

test('a paragraph about the building goes on until the home is spoken of again', () => {
  expect(
    readScopes([
      'The kitchen has an island.',
      'The building has a full-time doorman.',
      'There is also a landscaped roof terrace.',
      'The apartment has high ceilings.',
      'Steps from the park and the train.',
      'Imagine a wine cellar below.',
    ]),
  ).toEqual(['home', 'building', 'building', 'home', 'area', 'imagined']);
});

test('a building with a name keeps its library and its kitchen to itself', () => {
  expect(
    readScopes([
      'The Alder is an intimate building of 45 residences.',
      'A lounge and a library open to the garden.',
      'There is a dining room with a catering kitchen.',
      'The kitchen has a window.',
    ]),
  ).toEqual(['building', 'building', 'building', 'home']);
});

test('what only buildings have makes a sentence one about the building', () => {
  expect(readScopes(['There are door staff, an exercise room and a wine cellar.'])).toEqual(['building']);
});

test('a co-op that offers something is the building, and a two-bedroom co-op is the home', () => {
  expect(readScopes(['In addition, this boutique co-op offers a rooftop terrace and a garden.'])).toEqual([
    'building',
  ]);
  expect(readScopes(['This two-bedroom co-op has a fireplace.'])).toEqual(['home']);
});

test('the rooms that a plan lists are the plan’s', () => {
  expect(
    readScopes([
      'Plans are approved to create a new home.',
      'Open kitchen with island.',
      'The lobby is new.',
    ]),
  ).toEqual(['imagined', 'imagined', 'home']);
});

test('a kitchen on a floor of amenities is the building’s', () => {
  const sentences = [
    'Amenities include a courtyard with a fountain.',
    'A catering kitchen and a cinema complete the amenities on the first floor.',
  ];
  expect(readScopes(sentences)).toEqual(['building', 'building']);
});

test('what is a block away isn’t indoors', () => {
  expect(readScopes(['There is a bike dock just one block away on Elm Street.'])).toEqual(['area']);
  expect(readScopes(['Cafes, good gyms and the pier seconds away.'])).toEqual(['area']);
});

test('what a place has to offer is the place’s, and what a home has to offer is the home’s', () => {
  expect(
    readScopes([
      'Try everything the canal has to offer, boat slips and cafés included.',
      'Come and see all that this brick home has to offer.',
    ]),
  ).toEqual(['area', 'home']);
});

test('a plan ends where the listing says again what there is', () => {
  expect(
    readScopes([
      'The fourth room could be a nursery.',
      'Oak floors run through the home.',
      'Building amenities include a roof deck.',
    ]),
  ).toEqual(['imagined', 'home', 'building']);
});

test('a building on a numbered street is a building', () => {
  expect(readScopes(['40 East 31st Street is a small cooperative with a keyed elevator.'])).toEqual([
    'building',
  ]);
});

test('what goes on with an imagined home is imagined, too', () => {
  expect(
    readScopes([
      'Imagine five floors with an elevator.',
      'Small touches like a wine room and a gym create a calm place.',
    ]),
  ).toEqual(['imagined', 'imagined']);
});

test('amenities that nobody shares are the home’s', () => {
  expect(readScopes(['Additional amenities include in-unit laundry and a cedar closet.'])).toEqual(['home']);
  expect(readScopes(['Amenities include in-unit laundry and a gym.'])).toEqual(['building']);
});
