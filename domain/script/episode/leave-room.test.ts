import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { leaveRoom } from './leave-room.ts';
import type { Telling } from './telling.ts';

const [first] = tenHomes as [SampleHome];

/** How a thing is told after the primary suite. */
function partBehind(description: string, id: string, subject = 'the primary suite'): string | undefined {
  const home = readHome(
    buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description })),
  );
  const features = home.features.filter((feature) => feature.id === id);
  if (features.length === 0) throw new Error(`no ${id}`);
  const words = { subject: { text: subject, factIds: [] } };
  const tellings: Telling[] = [
    { opener: 'open-room', parts: ['tell-room-things'], words, features: [], isMore: false },
    { opener: 'else-baths', parts: ['tell-more'], words: {}, features, isMore: true },
  ];
  return leaveRoom(tellings, home).at(-1)?.parts[0];
}

test('a powder room is told as elsewhere behind the primary suite', () => {
  const text = 'The primary suite has a bay window. The entry level has a powder room.';
  expect(partBehind(text, 'powder-room')).toBe('tell-elsewhere');
});

test('what the listing gives to the suite goes on in the suite', () => {
  expect(partBehind('The primary suite has a bay window and a walk-in closet.', 'walk-in-closet')).toBe(
    'tell-more',
  );
  const next = 'The primary suite faces the lane. It also has a walk-in closet.';
  expect(partBehind(next, 'walk-in-closet')).toBe('tell-more');
});

test('what the listing puts nowhere, or into other bedrooms, isn’t told as the suite’s', () => {
  const others = 'The primary suite faces the lane. Four bedrooms upstairs each have custom closets.';
  expect(partBehind(others, 'custom-closets')).not.toBe('tell-more');
  const nowhere = 'The primary suite faces the lane. The house has exposed brick.';
  expect(partBehind(nowhere, 'exposed-brick')).toBe('tell-listed');
  expect(partBehind('The house has oak floors throughout.', 'hardwood')).toBe('tell-more');
});

test('a coach house is not elsewhere inside', () => {
  const text = 'The primary suite has a bay window. Across the court stands a coach house.';
  expect(partBehind(text, 'adu')).toBe('tell-listed');
});
