import { expect, test } from 'vitest';
import type { TimedTurn } from '../../audio/schema.ts';
import { findSpokenDisclosure, lateDisclosure } from './spoken-disclosure.ts';

/** A word takes half a second. */
function turnAt(startSeconds: number, text: string): TimedTurn {
  const words = text.split(' ').map((word, at) => ({
    word,
    startSeconds: startSeconds + at / 2,
    endSeconds: startSeconds + at / 2 + 0.5,
  }));
  const endSeconds = startSeconds + words.length / 2;
  return { id: 'welcome-2', speaker: 'nora', text, startSeconds, endSeconds, words };
}

const told = "I'm Nora, he's Miles, and we're AI voices who have read the listing.";

test('the word itself has to be heard within 20 seconds', () => {
  // "AI" ends with the seventh word: three and a half seconds into the turn.
  expect(lateDisclosure([turnAt(3.6, 'Hello.'), turnAt(16.5, told)])).toBeUndefined();
  expect(lateDisclosure([turnAt(3.6, 'Hello.'), turnAt(16.6, told)])?.message).toContain('after 20.1 s');
  expect(lateDisclosure([turnAt(3.6, 'Hello.')])?.message).toContain('No host says');
});

test('it is remembered with the moment it begins', () => {
  expect(findSpokenDisclosure([turnAt(3.6, 'Hello.'), turnAt(9, told)])).toEqual({
    text: told,
    startSeconds: 9,
  });
  expect(findSpokenDisclosure([turnAt(3.6, 'Hello.')])).toBeUndefined();
});
