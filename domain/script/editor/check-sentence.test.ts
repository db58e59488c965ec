import { expect, test } from 'vitest';
import { checkSentence } from './check-sentence.ts';

test.each([
  ['This home spans an 2,300 square feet.', '"an 2,300"'],
  ["There's a hardwood floors in there.", 'a plural behind "a"'],
  ['There are a gas fireplace and a den.', '"there are" before one thing'],
  ["There's two decks.", '"there\'s" before several'],
  ['It has the the island.', '"the" twice in a row'],
  ['It has {np}.', 'leftover markup'],
  ["You'd see the of Mill Park.", 'an article without its noun'],
  ['Parking included', 'a sentence without an end'],
  ['attached, direct access.', 'a sentence without a capital'],
  ['Listed by Sky Realty Inc.. Call.', 'punctuation'],
  [`${'Word and '.repeat(15)}end.`, 'longer than 28 words'],
])('%s is refused', (text, reason) => {
  expect(checkSentence(text)).toBe(reason);
});

test.each([
  'It has two and a half baths and an HVAC system.',
  "There's a six-burner range, and there are two ovens.",
  'An hour on foot? Not quite.',
  'A one-bedroom on Oak Street, for $300,000.',
])('%s may be said', (text) => {
  expect(checkSentence(text)).toBeUndefined();
});
