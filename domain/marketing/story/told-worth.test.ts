import { expect, test } from 'vitest';
import { readFeatures } from '../../features/read-features.ts';
import { noStory } from './home-story.ts';
import { toldWorth } from './told-worth.ts';

const worth = (text: string) =>
  toldWorth(text, readFeatures(text, 'x', 'home'), noStory.setting, { at: 5, of: 12 });

test.each([
  [
    'The building allows pets, and the monthly assessments cover heat and cable.',
    'An oak buffet beside the pantry adds functionality and timeless charm.',
  ],
  [
    'Step outside to your private deck with skyline views.',
    'Designer curtains in every room bring a sophisticated touch.',
  ],
])('“%s” is worth more than “%s”', (more, less) => {
  expect(worth(more)).toBeGreaterThan(worth(less) + 1);
});
