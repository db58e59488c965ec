import { expect, test } from 'vitest';
import { checkSentence } from './check-sentence.ts';

test.each([
  ['This home spans an 2,300 square feet.', '"an 2,300"'],
  ["There's a hardwood floors in there.", 'a plural behind "a"'],
  ['There are a gas fireplace and a den.', '"there are" before one thing'],
  ["There's two decks.", '"there\'s" before several'],
  ['It has the the island.', '"the" twice in a row'],
  ["You'd also have that brick walls and barn doors.", 'a plural behind "that"'],
  ['In that dining rooms, the tablecloth gets its day.', 'a plural behind "that"'],
  ["You can't just walk down that and staircase.", '"that" without its noun'],
  ["With in-unit washer and dryer, I'd still put it off.", 'a thing without its article'],
  ['The building has on-site engineer and a dog park.', 'a thing without its article'],
  ['It has a balcony with city views-ideal for tea.', 'two sentences in one word'],
  ['The windowed Kitchen can be opened to the den.', 'capitals of a headline'],
  ['FIVE windows face the lane.', 'capitals of a headline'],
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
  "I'd hang nothing on that exposed brick, and say that windows do the rest.",
  'With that walk-in pantry, the cereal gets a door.',
  'It has two walk-in closets and closet space for more.',
  'It has marble counters and a walk-in closet with dual vanities.',
  'The house faces Mill View Park and Kitchen Lane.',
  'I want to open a few doors.',
])('%s may be said', (text) => {
  expect(checkSentence(text)).toBeUndefined();
});
