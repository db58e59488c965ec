import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { askTopicOnce } from './ask-topic-once.ts';
import type { Telling } from './telling.ts';
import { writeEpisode } from './write-episode.ts';

const telling = (opener: string, ...parts: string[]): Telling => ({ opener, parts, words: {}, features: [] });

test('what was asked about once is gone on with, not asked about again', () => {
  const once = askTopicOnce();
  const first = telling('open-storage', 'say-sentence');
  expect(once(first, 'practical')).toBe(first);
  expect(once(telling('open-storage', 'tell-storage'), 'practical')).toMatchObject({
    opener: 'else-storage',
    parts: ['tell-more'],
  });
  expect(once(telling('open-light', 'say-sentence'), 'living').opener).toBe('open-light');
  expect(once(telling('open-light', 'say-sentence'), 'living')).toMatchObject({
    opener: 'else-living',
    parts: ['say-sentence'],
  });
});

test('another room is another question', () => {
  const once = askTopicOnce();
  once(telling('open-subject', 'say-sentence'), 'rooms');
  expect(once(telling('open-subject', 'say-sentence'), 'rooms').opener).toBe('open-subject');
});

test('in a whole talk, nobody asks about storage twice', () => {
  const [sample] = tenHomes as [SampleHome];
  const description =
    'The living room has oak floors and a fireplace. An extra hidden storage area sits beneath the stairs. Also included: a large laundry room, central air and a private storage unit in the cellar.';
  const sheet = buildFactSheet(sampleHome({ ...sample, type: 'Co-op', features: [], description }));
  const asked = ['a', 'b', 'c', 'd', 'e'].map(
    (seed) =>
      writeEpisode(sheet, { scenes: allScenes, wordsPerMinute: 165, seed }).script.turns.filter(({ text }) =>
        /\bstorage\?/i.test(text),
      ).length,
  );
  expect(Math.max(...asked)).toBe(1);
});
