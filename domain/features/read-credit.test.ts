import { expect, test } from 'vitest';
import { readCredit } from './read-credit.ts';

const credit = (sentence: string) => readCredit(sentence, 'x').map(({ phrase, noun }) => [phrase, noun]);

test.each([
  ['The tower was designed by the renowned firm Alder & Finch.', 'Alder & Finch', 'design'],
  ['Restored and enlarged by Ines Marlow Architects in 2019.', 'Ines Marlow Architects', 'restoration'],
  ['An elegant Mies van der Rohe high-rise by the park.', 'Mies van der Rohe', 'design'],
  ['Developed by Orrin Group and designed by Tessa Vale.', 'Tessa Vale', 'design'],
])('%s', (sentence, name, work) => {
  expect(credit(sentence)).toEqual([[name, work]]);
});

test('the name behind one part of the home is no credit for the home', () => {
  expect(credit('The courtyard was designed by Hollow Green Studio.')).toEqual([]);
  expect(credit('A gym designed by Iron Gym.')).toEqual([]);
});
