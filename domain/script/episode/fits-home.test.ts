import { expect, test } from 'vitest';
import { readHome } from '../home.ts';
import { parseScenes } from '../scenes/parse-scenes.ts';
import { fitsHome, isOutOfSeason } from './fits-home.ts';

const home = (state: string, type: string, text = '') =>
  readHome({
    listingId: 'x',
    text,
    facts: [
      ['state', state],
      ['type', type],
    ].map(([field = '', value = '']) => ({
      id: field,
      field,
      label: field,
      value,
      aliases: [],
      source: { kind: 'page' as const, excerpt: value },
    })),
  });
const scene = (said: string) => parseScenes(`= x\non deck\nM: A deck.\nN*: ${said}\nsource nobody`)[0];
const fits = (said: string, one: ReturnType<typeof home>) => {
  const parsed = scene(said);
  return parsed !== undefined && fitsHome(parsed, one);
};

test('a tip fits the climate, the kind of home and what the listing has', () => {
  expect(fits('It usually freezes in winter.', home('Minnesota', 'house'))).toBe(true);
  expect(fits('It usually freezes in winter.', home('California', 'house'))).toBe(false);
  expect(fits('Mow it once a week, usually.', home('Minnesota', 'house', 'A big lawn.'))).toBe(true);
  expect(fits('Mow it once a week, usually.', home('Minnesota', 'house', 'A stone patio.'))).toBe(false);
  expect(fits('Look at the shingles, as a rule.', home('Minnesota', 'condo'))).toBe(false);
  expect(fits('The elevator is usually slow.', home('Minnesota', 'condo', 'A walk-up.'))).toBe(false);
  expect(fits('The board usually decides.', home('Minnesota', 'house'))).toBe(false);
});

test('a joke about January is none in California', () => {
  expect(isOutOfSeason('January can do its worst.', home('California', 'house'))).toBe(true);
  expect(isOutOfSeason('January can do its worst.', home('Minnesota', 'house'))).toBe(false);
});

test('nobody shops for curtains where the windows are dressed', () => {
  const tip = 'Curtains usually hang close to the ceiling.';
  expect(fits(tip, home('Ohio', 'condo', 'Tall windows.'))).toBe(true);
  expect(fits(tip, home('Ohio', 'condo', 'Tall windows with custom window treatments.'))).toBe(false);
});

test('nobody asks for the year of a roof that the listing dates', () => {
  const [tip] = parseScenes('= deck\non roof-deck\nN*: So ask the year of the roof.\n');
  const fits = (text: string) => tip && fitsHome(tip, home('Ohio', 'Single family', text));
  expect(fits('There is a roof deck. Updates include a new roof and gutters (2024).')).toBe(false);
  expect(fits('There is a roof deck and a new roof.')).toBe(true);
});
