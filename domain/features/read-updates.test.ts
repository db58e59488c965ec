import { expect, test } from 'vitest';
import { readUpdates } from './read-updates.ts';

test('renewals are read with their years, each once', () => {
  expect(readUpdates('New HW tank 2021, new windows 2022, New HVAC (2023). Roof replaced in 2019.')).toEqual([
    { thing: 'water heater', isMany: false, year: '2021' },
    { thing: 'windows', isMany: true, year: '2022' },
    { thing: 'HVAC', isMany: false, year: '2023' },
    { thing: 'roof', isMany: false, year: '2019' },
  ]);
});

test.each([
  'The roof deck was added in 2020.',
  'A new roof is scheduled for 2027.',
  'The furnace has a warranty until 2029.',
  'Fresh planting (2024) and stained fencing (2024).',
  'The floors were refinished in 2023.',
])('%s dates no renewal', (text) => {
  expect(readUpdates(text)).toEqual([]);
});

test('what dates from a year was renewed then', () => {
  expect(readUpdates('The slate roof dates from 2016, and all of the wiring was replaced in 2011.')).toEqual([
    { thing: 'roof', isMany: false, year: '2016' },
    { thing: 'wiring', isMany: false, year: '2011' },
  ]);
});

test.each([
  [
    'New boiler and electrical panel put in and tested; new furnace and water heater installed in 2021.',
    ['furnace 2021', 'water heater 2021'],
  ],
  [
    'Work: new roof, tuckpointing, and gutters (2021) and newer furnaces (2019).',
    ['furnaces 2019', 'roof 2021', 'tuckpointing 2021'],
  ],
  ['A renovation of the lobby and hallways was completed in 2018.', ['hallways 2018', 'lobby 2018']],
  ['The windows face the park and the boiler was serviced in 2021.', []],
])('%s dates several things', (text, said) => {
  expect(
    readUpdates(text)
      .map(({ thing, year }) => `${thing} ${year}`)
      .sort(),
  ).toEqual([...said].sort());
});
