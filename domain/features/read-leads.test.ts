import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { readLeads } from './read-leads.ts';
import type { Scope } from './read-scopes.ts';

const read = (text: string, scope: Scope = 'home') =>
  readLeads({ text, scope, features: readFeatures(text, 'f', scope) });
const told = (text: string, scope?: Scope) => read(text, scope).map((lead) => lead.text);

test('an outdoor space is told with its size and what is seen from it', () => {
  expect(told('Upstairs is an expansive rooftop terrace with breathtaking views of Marlow Bay.')).toContain(
    "There's a rooftop terrace with views of Marlow Bay.",
  );
  expect(
    told('The den opens to a stunning 640-square-foot private terrace - perfect for parties.'),
  ).toContain("There's a private terrace of 640 square feet.");
  expect(told('The loft comes with over 900 sq. ft. of private rooftop space.')).toContain(
    "There's over 900 square feet of private rooftop space.",
  );
});

test('everything that is seen is told', () => {
  expect(told('It offers breathtaking views of Marlow Bay, Ferris Park and the Tully skyline.')).toContain(
    'There are views of Marlow Bay, Ferris Park and the Tully skyline.',
  );
});

test('how much of a building a home takes up is told; a suite takes up no home', () => {
  expect(told('The residence spans the entire 7th floor.')).toContain('It takes up the entire 7th floor.');
  expect(told('The primary suite spans the entire second floor.')).toEqual([]);
  expect(told('The duplex occupies the top two floors.')).toContain('It takes up the top two floors.');
  expect(told('There are wide windows on the top two floors.')).toEqual([]);
  expect(told('This is a seamless combination of three apartments.')).toContain(
    "It's a combination of three apartments.",
  );
  expect(told('It stands on a deep 47.5 x 131-foot lot.')).toContain('The lot is 47.5 by 131 feet.');
});

test('what might be there, and what is shared, is no lead of the home', () => {
  expect(told('There is potential for a roof deck with views of Marlow Bay.', 'imagined')).toEqual([]);
  expect(
    read('Residents share a rooftop deck with wide views of Marlow Bay.', 'building').map(({ kind }) => kind),
  ).toEqual(['shared']);
});

test('a thing without detail is left to the walk', () => {
  expect(told('There is a deck, a patio and a fireplace.')).toEqual([]);
});
