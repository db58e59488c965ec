import { expect, test } from 'vitest';
import { isOnlyKind, isOnlyPlace, locationAsked, withoutKind } from './location-asked.ts';

test.each([
  ["It's in Ashbury Heights.", 'place where'],
  ["It's on a row of Ashbury Heights townhouses.", 'place where'],
  ["It's between 90th and 91st Streets.", 'place where'],
  // Which part of town that is, it doesn't say.
  ["It's steps from Quarrel Park.", 'place where-near'],
  ["It's only two blocks to the pier.", 'place where-near'],
  ["It's at the back of the lot.", 'outside sits'],
  ["It's in the back of the building, off the street.", 'arrival floor'],
])('%s answers: %s', (text, asked) => {
  const { beat, ask } = locationAsked(text, { beat: 'place', ask: 'where' });
  expect(`${beat} ${ask}`).toBe(asked);
});

test.each([
  ["It's behind two copper beeches.", 'arrival about', 'outside sits'],
  ["It's a shingled cottage.", 'arrival about', 'arrival about'],
  ['The wiring is up to date.', 'practical lift', 'practical renewed'],
  ['An elevator serves all four floors.', 'practical lift', 'practical lift'],
])('%s, asked as %s, answers: %s', (text, guessed, asked) => {
  const [beat = '', wanted = ''] = guessed.split(' ');
  const answered = locationAsked(text, { beat, ask: wanted });
  expect(`${answered.beat} ${answered.ask}`).toBe(asked);
});

test.each([
  ["It's a condo in Quarrel Heights.", "It's in Quarrel Heights."],
  ["It's a home at 12 Harlow Street in Quarrel Heights.", "It's in Quarrel Heights."],
  ["It's a single-family home near the pier.", "It's near the pier."],
  ["It's a corner condo in Quarrel Heights.", "It's a corner condo in Quarrel Heights."],
])('%s', (text, said) => {
  expect(withoutKind(text)).toBe(said);
});

test('the kind of home alone is no news', () => {
  expect(isOnlyKind("It's a single-family home.")).toBe(true);
  expect(isOnlyKind("It's a restored home.")).toBe(false);
});

test('a home called by its place says where it is', () => {
  expect(isOnlyPlace("It's a Quarrel Heights home.")).toBe(true);
  expect(isOnlyPlace("It's a restored Quarrel Heights home.")).toBe(false);
});
