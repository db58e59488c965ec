import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { writeEpisode } from './write-episode.ts';

test('the line for a garage is said with the garage', () => {
  const [first] = tenHomes;
  if (!first) throw new Error('no home');
  const description =
    'The condo has oak floors, a bay window and a pantry. Parking downstairs has a waitlist.';
  const plain = buildFactSheet(
    sampleHome({ ...first, features: [], parking: '', type: 'Condo', description }),
  );
  const value = 'Attached, Garage, Leased';
  const source = { kind: 'page' as const, excerpt: value };
  const parking = { id: 'parking', field: 'parking', label: 'Parking', value, aliases: [], source };
  const sheet = { ...plain, facts: [...plain.facts.filter(({ field }) => field !== 'parking'), parking] };
  const { turns } = writeEpisode(sheet, { scenes: allScenes, wordsPerMinute: 165 }).script;
  const garage = turns.findIndex(({ text }) => /attached garage/.test(text));
  const line = turns.findIndex(({ text }) => /wait list for the parking/.test(text));
  expect(garage).toBeGreaterThan(0);
  expect(line - garage).toBe(2);
});

test('what one condition says is not said again by the next', () => {
  const [first] = tenHomes;
  if (!first) throw new Error('no home');
  const description =
    'This sponsor unit has oak floors and a bay window; no board approval required. No board approval required.';
  const sheet = buildFactSheet(sampleHome({ ...first, features: [], type: 'Co-op', description }));
  const { turns } = writeEpisode(sheet, { scenes: allScenes, wordsPerMinute: 165 }).script;
  const said = turns
    .map(({ text }) => text)
    .join(' ')
    .match(/board approval/gi);
  expect(said).toHaveLength(1);
});

test('a rule with a limit isn’t followed by the same rule without it', () => {
  const [first] = tenHomes;
  if (!first) throw new Error('no home');
  const description =
    'The co-op has oak floors and a bay window. Subletting requires board approval. Guarantors and gifts are welcome. Subletting is permitted.';
  const sheet = buildFactSheet(sampleHome({ ...first, features: [], type: 'Co-op', description }));
  const { turns } = writeEpisode(sheet, { scenes: allScenes, wordsPerMinute: 165 }).script;
  const said = turns.map(({ text }) => text).join(' ');
  expect(said).toMatch(/Subletting needs the board's approval\./);
  expect(said).not.toMatch(/Subletting is allowed\./);
});
