import { expect, test } from 'vitest';
import { restateSentence, restateStory } from './restate-story.ts';

test('a sentence that stands by itself stays as the agent wrote it', () => {
  const whole = 'This loft features a tiled stove and looks over Mill Pond.';
  expect(restateSentence(whole)).toBe(whole);
});

test('a sentence is restated only if it comes out whole', () => {
  const bid = 'Step inside to a hall, two dens, a tiled stove.';
  expect(restateSentence(bid)).toBe(bid);
});

test('of a description each sentence is restated by itself, and its paragraphs stay', () => {
  expect(
    restateStory(
      'Experience wide pond views from this corner loft.\nThe kitchen has an oak counter. Step outside to a private haven: a cedar deck and a plum tree.',
    ),
  ).toBe(
    "This corner loft has wide pond views.\nThe kitchen has an oak counter. Outside, you'll find a cedar deck and a plum tree.",
  );
});
