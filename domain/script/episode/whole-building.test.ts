import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { wholeBuilding } from './whole-building.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const sheetOf = (description: string, own: Partial<SampleHome> = {}) =>
  buildFactSheet(sampleHome({ ...first, type: 'Multi-family', features: [], description, ...own }));
const readOf = (description: string) => {
  const { units, mix, income } = wholeBuilding(readHome(sheetOf(description))) ?? {};
  return { units: units?.text, mix: mix?.text, income: income?.text };
};
const eight =
  'This brick eight unit building stands near Heron Park. All eight units are one bedroom, one bath apartments with oak floors. Gross rents $140k this year, expenses of $41k, NOI $99k. Do not disturb the tenants.';

test('a building is read by its units, what each one is, and what they bring in', () => {
  expect(readOf(eight)).toEqual({
    units: 'eight units',
    mix: 'Every unit has one bedroom and one bath.',
    income:
      'The listing gives gross rents of $140,000, expenses of $41,000 and net operating income of $99,000.',
  });
  expect(readOf('A 4-unit property generates $96,000+/yr, with a 3-flat in front.')).toMatchObject({
    units: 'four units',
    income: 'The listing says over $96,000 a year.',
  });
  expect(wholeBuilding(readHome(sheetOf(eight, { type: 'Condo' })))).toBeUndefined();
});

test('nobody moves a household into a building of rented flats', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { script } = writeEpisode(sheetOf(eight, { beds: 8, baths: 8 }), {
      scenes: allScenes,
      wordsPerMinute: 165,
      seed,
    });
    const talk = script.turns.map(({ text }) => text).join(' ');
    expect(talk).toMatch(/eight units/i);
    expect(talk).toMatch(/gross rents of \$140,000/);
    expect(talk).not.toMatch(/truck|box goes|You'd have|NOI|\$140k|share with|throw in/);
  }
});
