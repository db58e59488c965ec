import { expect, test } from 'vitest';
import { calmStory } from './calm-story.ts';

test('of a text that was shouted, what names nothing is said, and what may name something is not', () => {
  const story = [
    'Rarely available mill located on the bend of the Larkmere river.',
    'Rooftop deck with east/west views!',
    'The kitchen has a bosch range and a soapstone island.',
    'Minutes from quarry heights and the old ferry.',
    'Walk to tannery st and the heron club.',
    'Kitchen with hw floors; new cabs.',
  ].join(' ');
  expect(calmStory(story, 'Larkmere')).toBe(
    'Rarely available mill located on the bend of the Larkmere River. Rooftop deck with east/west views! The kitchen has a Bosch range and a soapstone island.',
  );
  expect(calmStory('Minutes from quarry heights.', 'Larkmere')).toBeNull();
});
