import { expect, test } from 'vitest';
import { findLoss, withoutLostBan } from './find-loss.ts';

test.each([
  ['The den has a layout and a bar.', 'The den has a thoughtful layout and a bar.', 'noun alone'],
  ['Inside, there are beams and an entrance.', 'Inside are beams and a magnificent entrance.', 'noun alone'],
  ['The cabin is on Harbor Road.', 'The cabin is on lovely Grand Harbor Road.', 'name in part'],
  [
    "Mill Lane is one of the town's streets.",
    "Mill Lane is one of the town's most coveted streets.",
    'opinion lost',
  ],
  ['The den has views of the mill.', 'The den has gorgeous views of the mill.', undefined],
  ['The bath is finished in slate.', 'The gorgeous bath is finished in slate.', undefined],
  ['The den has a layout with two wings.', 'The den has a thoughtful layout with two wings.', undefined],
  ['The den has a split layout.', 'The den has a gorgeous split layout.', undefined],
  ['Cork runs through the den.', 'Cork runs through the den, the hall, and the attic.', 'list in part'],
  ['The bars are by Orvis.', 'The bars are by Orvis and Hale and the den has a stair.', 'list in part'],
  ['Cork runs through the den.', 'Cork runs through the den, which has a bar.', undefined],
  ["There is a den and there's a tub.", 'A bath with cork, and a tub.', 'off its room'],
  [
    'Improvements include new pumps.',
    'The mill is investing in improvements including new pumps.',
    'not done yet',
  ],
  ['New pumps are scheduled for May.', 'New pumps are scheduled for May.', undefined],
  ['It is one of just three mills.', 'It is one of just three mills.', undefined],
])('%s', (clause, sentence, loss) => {
  expect(findLoss(clause, sentence)).toBe(loss);
});

test('a permission is told with the ban beside it', () => {
  const sentence = 'Dogs and cats are allowed; grills are not.';
  expect(withoutLostBan(['Dogs and cats are allowed.', 'The lobby has a bench.'], sentence)).toEqual([
    'The lobby has a bench.',
  ]);
  expect(withoutLostBan(['Dogs are allowed.', 'Grills are not allowed.'], sentence)).toEqual([
    'Dogs are allowed.',
    'Grills are not allowed.',
  ]);
  expect(withoutLostBan(['Dogs are allowed.'], 'Dogs are allowed.')).toEqual(['Dogs are allowed.']);
});
