import { expect, test } from 'vitest';
import { parseReplies } from '../scenes/parse-replies.ts';
import { createReplyFinder } from './find-replies.ts';

const scenes = [
  ...parseReplies(
    `
= heated (?:driveway|garage)
A warm seat in January.
= garage
>money That sounds like a line in the fee.
(kind=house) A door that opens by itself.
= new (?:ladder|rail)
No fingerprints on it yet.
= ladder
Hold on with both hands.
`,
    ['parking'],
  ),
  ...parseReplies('= garage\nTools belong there.\n', ['building']),
];
const find = createReplyFinder(scenes);
const ids = (told: string, section: string, next = 'place') => find(told, section, next).map(({ id }) => id);

test('particular words come before general ones, and only those of this stretch of the episode', () => {
  expect(ids('There is a heated garage.', 'parking')).toEqual([
    'reply heated (?:driveway|garage)',
    'reply garage',
  ]);
  expect(find('The garage.', 'building', 'place')[0]?.lines[0]?.variants).toEqual(['Tools belong there.']);
});

test('what leads on is said only before what it leads to', () => {
  expect(ids('There is a garage.', 'parking', 'money')[0]).toBe('reply garage > money');
  expect(ids('There is a garage.', 'parking')).not.toContain('reply garage > money');
});

test('the last sentence is taken up before any other', () => {
  expect(ids('There is a garage. A ladder leads to the loft.', 'parking')).toEqual(['reply ladder']);
  expect(ids('There is a ladder. It has been painted.', 'parking')).toEqual(['reply ladder']);
  expect(ids('There is a porch.', 'parking')).toEqual([]);
});

test('a line is said only where its conditions hold', () => {
  const [reply] = find('There is a garage.', 'parking', 'place');
  expect(reply?.lines[0]?.variantNeeds?.get('A door that opens by itself.')).toHaveLength(1);
});

test('what was new in a year that is named isn’t joked about as new', () => {
  expect(ids('There is a new ladder.', 'parking')).toEqual(['reply new (?:ladder|rail)', 'reply ladder']);
  expect(ids('There has been a new ladder since 2019.', 'parking')).toEqual(['reply ladder']);
});
