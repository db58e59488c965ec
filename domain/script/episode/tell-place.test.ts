import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { homeValue } from '../home-value.ts';
import { tellPlace } from './tell-place.ts';

const [first] = tenHomes as [SampleHome];
const homeOf = (description: string, subdivision?: string) =>
  readHome(
    buildFactSheet(
      sampleHome({
        ...first,
        features: [],
        dining: [],
        recreation: [],
        description,
        ...(subdivision ? { subdivision } : { subdivision: undefined }),
      }),
    ),
  );

test('a neighborhood answers where the home is, never what is near it', () => {
  const [told] = tellPlace([], homeOf('There is a den.', 'Old Mill'));
  expect(told?.opener).toBe('open-where');
});

test.each([
  ['The house stands on a quiet, tree-lined Old Mill block in the heart of Manhattan.', 'Old Mill'],
  ['Set on Heron Street in Quarryside, the flat has a den.', 'Quarryside'],
  ['Tucked away in Quarryside, this rowhouse has a den.', 'Quarryside'],
  ['The flat is in the heart of Manhattan and has a den.', undefined],
])('%s', (description, name) => {
  expect(homeValue(homeOf(description), 'neighborhood')?.text).toBe(name);
});

test('a subdivision is said without the words of its plat', () => {
  const said = (name: string) => homeValue(homeOf('There is a den.', name), 'neighborhood')?.text;
  expect(said('Larkspur Estates 4th Sec')).toBe('Larkspur Estates');
  expect(said('Larkspur Heights Rev')).toBe('Larkspur Heights');
});

test('a place that is only named is asked for by name, not as what is near', () => {
  const home = homeOf('The house is two blocks from Heron Park.', 'Old Mill');
  expect(tellPlace([], home)[0]?.opener).toBe('open-place-named');
  const named = home.features.map(({ where: _, ...feature }) => feature);
  expect(tellPlace([], { ...home, features: named })[0]?.opener).toBe('open-place-called');
});

test('the neighborhood is no place near itself, with its article or without', () => {
  const home = homeOf('The house is two blocks from Heron Park.', 'the Heron Park');
  expect(tellPlace([], home)[0]?.opener).toBe('open-where');
});
