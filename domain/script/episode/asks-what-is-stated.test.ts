import { expect, test } from 'vitest';
import type { Feature } from '#domain/features/feature.ts';
import type { Fact } from '../schema.ts';
import { asksWhatIsStated } from './asks-what-is-stated.ts';

const pantry = { id: 'pantry', factId: 'a', phrase: 'a pantry', matched: 'pantry' } as Feature;
const home = {
  sentences: [
    { id: 'a', source: { excerpt: 'Behind the stove is a pantry with drawers on rollers.' } } as Fact,
  ],
};

test('nobody is sent to find out what was just said', () => {
  expect(asksWhatIsStated([{ text: 'See if the drawers come all the way out.' }], pantry, home)).toBe(true);
  expect(asksWhatIsStated([{ text: 'See how deep the pantry is.' }], pantry, home)).toBe(false);
  expect(asksWhatIsStated([{ text: 'I keep my drawers in order.' }], pantry, home)).toBe(false);
});
