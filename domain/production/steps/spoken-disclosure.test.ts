import { expect, test } from 'vitest';
import { createFlite } from '#adapters/speech/flite.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { placeTurns } from '../../audio/mixing/place-turns.ts';
import type { TimedTurn } from '../../audio/schema.ts';
import { endOfDisclosure } from '../../disclosure/rules.ts';
import { writeScript } from '../../script/episode/write-script.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import { findSpokenDisclosure, lateDisclosure } from './spoken-disclosure.ts';

/** Every word takes `pace` seconds. */
function turnAt(startSeconds: number, text: string, pace = 0.5): TimedTurn {
  const words = text.split(' ').map((word, at) => ({
    word,
    startSeconds: startSeconds + at * pace,
    endSeconds: startSeconds + (at + 1) * pace,
  }));
  const endSeconds = startSeconds + words.length * pace;
  return { id: 'welcome-2', speaker: 'nora', text, startSeconds, endSeconds, words };
}

const told = "I'm Nora, he's Miles, and we're AI voices who have read the listing.";

test('the word itself must be heard within 20 seconds', () => {
  // "AI" ends with the seventh word: three and a half seconds into the turn.
  expect(lateDisclosure([turnAt(3.6, 'Hello.'), turnAt(16.5, told)])).toBeUndefined();
  expect(lateDisclosure([turnAt(3.6, 'Hello.'), turnAt(16.6, told)])?.message).toContain('after 20.1 s');
  expect(lateDisclosure([turnAt(3.6, 'Hello.')])?.message).toContain('No host says');
});

test('its start is stored', () => {
  expect(findSpokenDisclosure([turnAt(3.6, 'Hello.'), turnAt(9, told)])).toEqual({
    text: told,
    startSeconds: 9,
  });
  expect(findSpokenDisclosure([turnAt(3.6, 'Hello.')])).toBeUndefined();
});

test('when recorded and mixed, our scripts say it in time', async () => {
  const speech = createFlite({ root: process.cwd() });
  const { signal } = new AbortController();
  const voices = await speech.prepare({ signal });
  for (const listing of sampleHomes(3)) {
    const { turns } = writeScript(buildFactSheet({ listing }), speech);
    const opening = turns.slice(0, 1 + turns.findIndex(({ text }) => endOfDisclosure(text) !== undefined));
    const lines = opening.map(({ speaker, spokenText }) => ({ speaker, text: spokenText }));
    const sounds = await voices.speak(lines, { signal });
    const placed = placeTurns(
      opening.map((turn, at) => ({ ...turn, sound: sounds[at] as (typeof sounds)[number] })),
    );
    const timed = placed.turns.map(({ turn, startSeconds, endSeconds }) => {
      const pace = (endSeconds - startSeconds) / turn.text.split(' ').length;
      return turnAt(startSeconds, turn.text, pace);
    });
    expect(lateDisclosure(timed), listing.address).toBeUndefined();
    expect(findSpokenDisclosure(timed)?.startSeconds).toBeLessThan(20);
  }
});
