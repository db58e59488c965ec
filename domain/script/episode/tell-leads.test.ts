import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const turnsOf = (description: string, own: Partial<SampleHome> = {}) =>
  writeEpisode(buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], description, ...own })), {
    scenes: allScenes,
    wordsPerMinute: 165,
  }).script.turns.map(({ text }) => text);
const rooms =
  'The kitchen has granite counters, stainless steel appliances and a pantry. The living room has oak floors. The primary suite has a walk-in closet. There is an in-unit washer and dryer.';

test('what the listing leads with is told with its detail, where the walk comes to it', () => {
  const turns = turnsOf(
    `Just two blocks from Ferris Park, this condo has a spectacular rooftop terrace with sweeping views of Marlow Bay. ${rooms}`,
  );
  const at = (sign: RegExp) => turns.findIndex((text) => sign.test(text));
  expect(at(/rooftop terrace with views of Marlow Bay/)).toBeGreaterThan(0);
  // The location has its own chapter, after the tour.
  expect(at(/two blocks from Ferris Park/)).toBeGreaterThan(at(/counters/));
  expect(at(/rooftop terrace with views of Marlow Bay/)).toBeGreaterThan(at(/counters/));
});

test('what was told there is not told again on the walk', () => {
  const turns = turnsOf(
    `This condo has a 600-square-foot private terrace with views of Marlow Bay. It is one block from Ferris Park. ${rooms}`,
  );
  const nora = turns.filter((text) => !text.includes('?'));
  // The opening and the ending name the size; the walk tells the terrace once, with its view.
  expect(turns.slice(0, 3).join(' ')).toMatch(/600 square feet/);
  expect(turns.slice(5, -2).filter((text) => /terrace with views of Marlow Bay/.test(text))).toHaveLength(1);
  expect(nora.filter((text) => /Ferris Park/.test(text))).toHaveLength(1);
});

test('a renovation with its year is told, where no year of the home brings it up', () => {
  const turns = turnsOf(`This condo, fully renovated in 2023, is bright. ${rooms}`, { yearBuilt: undefined });
  expect(turns.join(' ')).toMatch(/fully renovated in 2023/);
});
