import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const endingOf = (own: Partial<SampleHome>, seed = 'one') =>
  writeEpisode(buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], ...own })), {
    scenes: allScenes,
    wordsPerMinute: 165,
    seed,
  })
    .script.turns.filter(({ chapter }) => chapter === 'visit')
    .map(({ text }) => text);

test('how to be shown the home is said with whom to call', () => {
  const description = `${first.description ?? ''} Showings are by appointment only.`;
  expect(endingOf({ description })[1]).toMatch(/Showings are by appointment\.$/);
});

test('who would start with one thing asks for no other', () => {
  const description =
    'The apartment has a fireplace and tall windows. There is a terrace off the living room. The kitchen has counters. The bath has a sink. The hall has a bench. There is a coat closet. The bedroom has carpet.';
  const seeds = Array.from({ length: 10 }, (_, at) => `seed ${at}`);
  const endings = seeds.map((seed) => endingOf({ description }, seed));
  const settled = endings.filter((turns) => /start with|begin with|first/.test(turns.slice(2).join(' ')));
  expect(settled.length).toBeGreaterThan(0);
  expect(settled.filter(([wish = '']) => /\bsee the (?!condo)/.test(wish))).toEqual([]);
});
