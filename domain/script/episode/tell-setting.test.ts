import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { tellSetting } from './tell-setting.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const sheetOf = (description: string) => buildFactSheet(sampleHome({ ...first, features: [], description }));
const settingOf = (description: string) =>
  tellSetting(readHome(sheetOf(description)))[0]?.words.statement?.text;

test.each([
  ['Overlooking Tamarack Park, this brick house has four levels.', 'It overlooks Tamarack Park.'],
  ['Facing historic Orrin Square, the house has a stone stoop.', 'It faces Orrin Square.'],
  ['Across from the Quill River, this house has two porches.', "It's across from the Quill River."],
  ['Overlooking Tamarack Avenue, this brick house has four levels.', undefined],
  ['Overlooking the garden, the kitchen has an island.', undefined],
])('%s', (description, said) => {
  expect(settingOf(description)).toBe(said);
});

test('the park that the listing begins with is told before the rooms', () => {
  const { script } = writeEpisode(
    sheetOf(`Overlooking Tamarack Park, this home has oak floors. ${first.description}`),
    {
      scenes: allScenes,
      wordsPerMinute: 165,
    },
  );
  const at = script.turns.findIndex(({ text }) => text.includes('Tamarack Park'));
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(9);
});
