import { expect, test } from 'vitest';
import { readFeatures } from '#domain/features/read-features.ts';
import type { Fact } from './schema.ts';
import { spokenLines } from './spoken-lines.ts';

const linesOf = (excerpt: string, isSizeTold = false) =>
  readLines(excerpt, isSizeTold).map(({ text, beat, ask }) => `${beat} ${ask}: ${text}`);

function readLines(excerpt: string, isSizeTold = false) {
  const fact = { id: 'd1', field: 'description', value: excerpt, source: { kind: 'description', excerpt } };
  return spokenLines(
    [
      {
        fact: fact as unknown as Fact,
        scope: 'home',
        features: readFeatures(excerpt, 'd1', 'home'),
        place: { at: 0, of: 1 },
        isCondition: false,
      },
    ],
    {
      kind: 'condo',
      isOwnBuilding: false,
      areRoomsCounted: true,
      isSizeTold,
      isYearTold: true,
      own: {},
      rooms: { beds: 2, baths: 2 },
    },
  );
}

test.each([
  ["It's a penthouse with harbor views.", ["arrival about: It's a penthouse with harbor views."]],
  // The location stays with the place.
  ["It's a condo in Quarrel Heights.", ["place where: It's in Quarrel Heights."]],
  ["It's a corner condo in Quarrel Heights.", ["arrival about: It's a corner condo in Quarrel Heights."]],
  ["It's a short walk to Quarrel Park.", ["place where-near: It's a short walk to Quarrel Park."]],
  ["It's a single-family home.", []],
])('what begins with the kind of home belongs to the arrival: %s', (sentence, lines) => {
  expect(linesOf(sentence)).toEqual(lines);
});

test('a size that was told with the price is not told again', () => {
  const sentence = 'It has approximately 900 square feet of living space.';
  expect(linesOf(sentence)).toHaveLength(1);
  expect(linesOf(sentence, true)).toEqual([]);
  expect(linesOf('It has over 900 square feet of private outdoor space.', true)).toHaveLength(1);
});

test('a line that says 2-car in words tells the garage', () => {
  const [line] = readLines('There is a detached 2-car garage with a loft.');
  expect(line?.text).toContain('two-car');
  expect(line?.features.map(({ id }) => id)).toContain('garage');
});
