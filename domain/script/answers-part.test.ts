import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from './facts/build-fact-sheet.ts';
import { readHome } from './home.ts';

const [first] = tenHomes as [SampleHome];
const linesOf = (description: string, type = 'Single family') =>
  readHome(buildFactSheet(sampleHome({ ...first, type, features: [], description }))).lines.map(
    ({ text }) => text,
  );

test.each([
  // An order, not an answer.
  'Bask in the glow of a double-sided fireplace and tall windows.',
  // Somebody's new home may be old.
  'Welcome to your new home with tall windows and oak floors.',
  // The agent's praise.
  'This delightful 2-bedroom loft is located behind tall windows.',
  'The glass pantry and oak island add to the appeal.',
  // Nobody sees the parking or the papers on walking in.
  'Included is a season of parking beside the tall windows.',
  'Only the attic studio with tall windows is stabilized and occupied.',
  'Built in the early 1900s, 12 Wicket Lane is a co-operative with tall windows.',
  // Every room has one.
  'The living room has ceilings and crown molding.',
])('no host says "%s"', (sentence) => {
  expect(linesOf(`The kitchen has an island and a pantry. ${sentence}`)).toEqual([
    'The kitchen has an island and a pantry.',
  ]);
});

test.each([
  'The hobby room is large and can access a walled garden.',
  'Quiet cooling serves both floors, its outdoor units tucked behind the courtyard.',
])('asked where to sit outside, nobody says "%s"', (sentence) => {
  expect(linesOf(sentence)).not.toContain(sentence);
});

test('a sentence about the room or the way outside is an answer', () => {
  const said = [
    'Oak floors run from the hall to the parlor.',
    'The rear bedroom has its terrace above the pond.',
  ];
  expect(linesOf(said.join(' '))).toEqual(said);
});

test('how far the park is answers what is near', () => {
  const { lines } = readHome(
    buildFactSheet(
      sampleHome({ ...first, features: [], description: 'Oriole Park is four blocks east. There is a den.' }),
    ),
  );
  expect(lines.map(({ text, beat }) => [text, beat])).toContainEqual([
    'Oriole Park is four blocks east.',
    'place',
  ]);
});
