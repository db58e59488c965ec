import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const talkOf = (description: string, own: Partial<SampleHome>) =>
  writeEpisode(
    buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description, ...own })),
    {
      scenes: allScenes,
      wordsPerMinute: 165,
    },
  )
    .script.turns.map(({ text }) => text)
    .join(' ');
const rooms = 'The kitchen has granite counters and a pantry. The living room has oak floors.';

test('two build years are both said, and that one should ask', () => {
  const talk = talkOf(`Dating back to 1872, the house keeps its oak staircase. ${rooms}`, {
    yearBuilt: 1910,
  });
  expect(talk).toMatch(/\b1910\b.*\b1872\b.*which one is on record/);
  // What the talk opened with isn't repeated as news.
  expect(talk).not.toMatch(/The page's facts say 1910/);
});

test('what agrees needs no such word', () => {
  expect(
    talkOf(`Dating back to 1910, the house keeps its oak staircase. ${rooms}`, { yearBuilt: 1910 }),
  ).not.toMatch(/page's facts/);
});
