import { expect, test } from 'vitest';
import { addPostLines } from './post-lines.ts';

const lines = { disclosure: 'Two AI voices speak.', photo: null };

test.each([
  ['The loft has an audio system and a play area. All the photos: https://hearthcast.example/a', false],
  ['Built-in Sonos audio runs through the mill.', false],
  ['The loft has an audio system. Take the audio tour: https://hearthcast.example/a', true],
  ['Hear what the listing says.', true],
])('who speaks is told where a post leads to the audio: %s', (text, isTold) => {
  expect(addPostLines('facebook', text, lines).includes(lines.disclosure)).toBe(isTold);
});
