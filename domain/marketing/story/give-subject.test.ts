import { expect, test } from 'vitest';
import { giveSubject } from './give-subject.ts';

test('“form the upper level” is a verb: the sentence has its subject', () => {
  const whole = 'Two bedrooms and a bath form the upper level.';
  expect(giveSubject(whole)).toBe(whole);
});

test.each([
  [
    'Just steps from Mill Pond, the ferry and the market.',
    'The home is just steps from Mill Pond, the ferry and the market.',
  ],
  ['Walking distance to the lake.', 'The home is within walking distance to the lake.'],
  ['A corner loft with a wall of windows.', 'This is a corner loft with a wall of windows.'],
  ['Corner unit flooded with natural light.', 'This is a corner unit flooded with natural light.'],
  ['Larkmere Heights condo with parking.', 'This is a Larkmere Heights condo with parking.'],
  ['Soak in the view from this corner unit.', 'Soak in the view from this corner unit.'],
  ['Apartment in excellent condition.', 'The apartment is in excellent condition.'],
  [
    'Two skylights, exposed brick and beamed ceilings.',
    'The home has two skylights, exposed brick and beamed ceilings.',
  ],
  [
    'Featuring 3 bedrooms, plus a study under the eaves.',
    'The home has 3 bedrooms, plus a study under the eaves.',
  ],
  [
    'Featuring high ceilings, oak floors, crown molding, and wide windows that face the pond.',
    'The home has high ceilings, oak floors, crown molding, and wide windows that face the pond.',
  ],
  // Shared amenities don't belong to the home.
  ['Featuring a doorman and two gyms.', 'Featuring a doorman and two gyms.'],
  ['Hardwood floors throughout.', 'The home has hardwood floors throughout.'],
  [
    'Nestled by the kitchen the sunny family room is quiet.',
    'Nestled by the kitchen the sunny family room is quiet.',
  ],
  [
    'Just moments away are walks along the mill race and the ferry at Quarry Landing.',
    'Just moments away are walks along the mill race and the ferry at Quarry Landing.',
  ],
  [
    'Located on one of the prettiest lanes this restored 2 bedroom features a stove.',
    'Located on one of the prettiest lanes this restored 2 bedroom features a stove.',
  ],
  // A thing that needs an article stays a label, and a sentence stays as it is.
  ['Updated kitchen with a pantry.', 'Updated kitchen with a pantry.'],
  [
    'Located off the square, this brick mill embodies the old town.',
    'Located off the square, this brick mill embodies the old town.',
  ],
])('%s', (fragment, sentence) => {
  expect(giveSubject(fragment)).toBe(sentence);
});
