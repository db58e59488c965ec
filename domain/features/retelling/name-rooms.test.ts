import { expect, test } from 'vitest';
import { nameRooms } from './name-rooms.ts';
import { retellSentence } from './retell-sentence.ts';

test.each([
  [
    'A generous kitchen anchors the level, featuring cedar counters, a slate island and two ovens.',
    ['The kitchen has cedar counters, a slate island and two ovens.'],
  ],
  [
    'The primary suite is a true dream with a spa-inspired bath and a walk-in closet.',
    ['The primary suite has a bath and a walk-in closet.'],
  ],
  [
    'The primary suite is complete with a luxurious bathroom and two cedar closets.',
    ['The primary suite has its own bath and two cedar closets.'],
  ],
])('%s is told with its room and whole', (sentence, told) => {
  expect(retellSentence(sentence, '')).toEqual(told);
});

test.each([
  'The hall has a luxurious bath and a closet.',
  'The primary suite has a marble bath and a closet.',
  'The primary suite has a spa-like bath with a slate tub.',
  'The primary suite has a private bath and a closet.',
  'The primary suite has an ensuite bath and a closet.',
  'A kitchen anchors the floor.',
])('%s stays', (text) => {
  expect(nameRooms(text)).toBe(text);
});
