import { expect, test } from 'vitest';
import { isNamedInLines } from './is-named-in-lines.ts';

test.each([
  ['high-ceilings', '14-foot high ceilings', 'The den has 14-foot ceilings.'],
  ['washer-dryer', 'in-unit washer and dryer', "There's in-unit laundry."],
  ['unit-count', '9-unit', "It's in a nine-unit brick co-op."],
  ['corner-unit', 'corner unit', "It's a corner condo in a brick tower."],
  ['lower-level', 'finished lower level', 'the lower level'],
])('%s', (id, phrase, text) => {
  expect(isNamedInLines({ id, phrase }, [{ text }])).toBe(true);
});

test.each([
  ['washer-dryer', 'Swedish washer and dryer', "There's in-unit laundry."],
  ['high-ceilings', '14-foot high ceilings', 'The den has a tin ceiling.'],
  ['unit-count', '9-unit', 'It has a teal stove.'],
  ['corner-unit', 'corner unit', 'The living room has a corner fireplace.'],
])('%s stays', (id, phrase, text) => {
  expect(isNamedInLines({ id, phrase }, [{ text }])).toBe(false);
});
