import { expect, test } from 'vitest';
import { calmStory } from './calm-story.ts';
import { withNamedPlaces } from './quiet-text.ts';

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

test('what is known to be a neighborhood or a street has its capitals again', () => {
  const story =
    'This brick duplex stands at the edge of the lakewood area. Easy access to deep ellum and oak lawn. Minutes from deep ellum and the heron club. Best spot for a suite at the heron. The unit has a walk-in closet.';
  expect(calmStory(story, 'Dallas')).toBe(
    'This brick duplex stands at the edge of the Lakewood area. Easy access to Deep Ellum and Oak Lawn. The unit has a walk-in closet.',
  );
});

test('a shouted sentence without end is told in parts, without whom it is meant for', () => {
  const story =
    "Let the tenants help you with a rare chance to live in a rebuilt 2bd+fam rm/1.1ba sfh carriage house that belongs to a legal 5-unit property on one of lakewood's widest streets ideal for renters or for investment featuring a limestone 4-unit front building with tall rooms & the aforementioned carriage house; property generates $88,000+/yr making it a perfect hands-off investment!";
  expect(calmStory(story, 'Dallas')).toBe(
    "Live in a rebuilt 2-bedroom, 1.5-bath carriage house that belongs to a legal 5-unit property on one of Lakewood's widest streets. It features a limestone 4-unit front building with tall rooms & the carriage house. The property generates $88,000+ a year.",
  );
});

test('a neighborhood that was written in capitals has those of a name', () => {
  const given = 'A sunny loft in WICKER PARK by the old park, HUGE deck.';
  expect(withNamedPlaces('A sunny loft in wicker park by the old park.', given, 'Chicago')).toBe(
    'A sunny loft in Wicker Park by the old park.',
  );
  expect(withNamedPlaces('A gold coast of oak.', given, 'Chicago')).toBe('A gold coast of oak.');
});
