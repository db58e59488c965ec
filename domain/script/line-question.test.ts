import { expect, test } from 'vitest';
import { partOfLine } from './line-part.ts';
import { questionOf } from './line-question.ts';

const inHome = { scope: 'home' as const, features: [], isOwnBuilding: false };
function asked(text: string) {
  const { part } = questionOf({ ...inHome, text, kind: 'condo', part: partOfLine(text, inHome) });
  return [part.beat, part.ask, ...(part.subject ? [part.subject] : [])].join(' ');
}

test.each([
  // A list of several kinds of things needs a question that fits all of them.
  ["There's in-unit laundry and a slate fireplace.", 'practical extras'],
  ["There's a slate fireplace, deep closets and a long shelf.", 'living details'],
  // An air conditioner's zones aren't the city's.
  ["There's zoned heating.", 'practical climate'],
  // Words from a view, a park or a rental don't tell what the statement answers.
  ["It's a top-floor loft in the Old Cannery.", 'arrival floor'],
  ["It's in Ashbury Heights, just off Vine Street.", 'place where'],
  ['Rental parking is available across the street.', 'parking parking'],
  ['The garden level has a kitchen, a den and a wine room.', 'practical subject the garden level'],
  ['Upstairs, there are three bedrooms and a hall bath.', 'rooms upstairs'],
  ['There are two sinks and two dishwashers.', 'kitchen kitchen'],
  ['The bath has a soaking tub and heated floors.', 'rooms subject the bath'],
  ['Pets and subletting are allowed with board approval.', 'money terms'],
  ['There are oak floors and a stone hearth.', 'living finishes'],
  // Nobody finds these inside.
  ["There's a curb cut.", 'outside outside'],
])('%s answers: %s', (text, part) => {
  expect(asked(text)).toBe(part);
});

test('what no question fits for sure has a small share', () => {
  const share = (text: string) =>
    questionOf({ ...inHome, text, kind: 'condo', part: partOfLine(text, inHome) }).share;
  expect(share('The monthly fee covers heat and water.')).toBeGreaterThan(0.8);
  expect(share('Brass and slate are everywhere, and a goat lives in it.')).toBeLessThan(0.4);
});

test('a primary suite is asked for as what the statement calls it', () => {
  expect(asked("There's a primary bedroom with a bay window and a dressing room.")).toBe(
    'rooms subject the primary bedroom',
  );
  expect(asked('Its own floor holds a primary suite with a bath and two closets.')).toBe(
    'rooms subject the primary suite',
  );
});
