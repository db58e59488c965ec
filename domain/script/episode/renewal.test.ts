import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { renewalOf } from './renewal.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const sheetOf = (description: string, own: Partial<SampleHome> = {}) =>
  buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description, ...own }));

test.each([
  ['Fully renovated in 2019, this house has oak floors.', 'the listing says it was fully renovated in 2019'],
  ['This gut-renovated two-story house has a den.', 'the listing calls it gut renovated'],
  [
    'The house was completely rebuilt in 2021 and has a den.',
    'the listing says it was completely rebuilt in 2021',
  ],
  ['The house underwent a full gut rehab in 2016.', 'the listing mentions a full gut rehab in 2016'],
  ['The 2018 remodel gave the house new floors.', 'the listing mentions a remodel in 2018'],
  ['The 2018 kitchen remodel gave the house an island.', undefined],
  ['The newly renovated kitchen of the house has an island.', undefined],
  ['The house could be completely reimagined by its next owner.', undefined],
  ['Upstairs, a newly renovated full bath adjoins the home office.', undefined],
])('%s', (sentence, said) => {
  expect(renewalOf(readHome(sheetOf(sentence)))?.text).toBe(said);
});

test('an old year comes with the renovation, and without a joke about its age', () => {
  const description =
    'This gut-renovated house has oak floors and a den. The kitchen has an island and a pantry. There is a fireplace.';
  const texts = ['a', 'b', 'c', 'd'].map((seed) =>
    writeEpisode(sheetOf(description, { yearBuilt: 1912 }), { scenes: allScenes, wordsPerMinute: 165, seed })
      .script.turns.map(({ text }) => text)
      .join(' '),
  );
  for (const text of texts) {
    expect(text).toMatch(/from 1912\b.*gut[- ]renovated/);
    expect(text).not.toMatch(/coats of paint|television|candles|grandparents|painted|knocker/);
  }
});

test('a renovation that the editor refuses takes neither the price nor the hook with it', () => {
  const description =
    'Close to Heron Park, Flat 9 is a newly renovated home with tall windows. The kitchen has an island.';
  for (const seed of ['a', 'b', 'c']) {
    const { script } = writeEpisode(
      sheetOf(description, { type: 'Condo', beds: 0, baths: 1, sqft: undefined, yearBuilt: 1900 }),
      { scenes: allScenes, wordsPerMinute: 165, seed },
    );
    const talk = script.turns.map(({ text }) => text);
    expect(talk.findIndex((text) => /\bAI\b/.test(text))).toBeGreaterThan(0);
    expect(talk.slice(0, 6).join(' ')).toMatch(/\$614,000/);
  }
});
