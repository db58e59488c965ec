import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { checkClaims } from '../claims/check-claims.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { episodeSheet } from './episode-sheet.ts';
import { writeEpisode } from './write-episode.ts';

const homes = tenHomes.map((home) => {
  const sheet = buildFactSheet(sampleHome(home));
  return { id: home.id, sheet, ...writeEpisode(sheet, { scenes: allScenes, wordsPerMinute: 165 }) };
});
const textOf = ({ script }: (typeof homes)[number]) => script.turns.map(({ text }) => text).join(' ');

test('no episode states what no fact backs, and no slot is left open', () => {
  for (const home of homes) {
    const bare = checkClaims(home.script, episodeSheet(home.sheet)).filter(
      ({ factId }) => factId === undefined,
    );
    expect(bare, home.id).toEqual([]);
    expect(textOf(home)).not.toMatch(/[{}[\]|]/);
  }
});

test('every episode says who is speaking and the address twice', () => {
  for (const home of homes) {
    const text = textOf(home);
    expect(text).toMatch(/\bAI\b/);
    const [, streetName = ''] = /^\d+ (.+?)(?:,|$)/.exec(home.script.title) ?? [];
    expect(text.split(streetName).length, home.id).toBeGreaterThan(2);
  }
});

test('the same facts give the same words, and no scene is used twice', () => {
  for (const home of homes) {
    const again = writeEpisode(home.sheet, { scenes: allScenes, wordsPerMinute: 165 });
    expect(again.script).toEqual(home.script);
  }
});
