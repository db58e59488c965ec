import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from './facts/build-fact-sheet.ts';
import { readHome } from './home.ts';
import { isPlainStar, starFeatures } from './star-features.ts';

const [first] = tenHomes as [SampleHome];
const starsOf = (description: string) =>
  starFeatures(
    readHome(buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], parking: '', description }))),
  );
const idsOf = (description: string) => starsOf(description).map(({ id }) => id);

test('a roof deck or a view comes before what any kitchen or bath may have', () => {
  const rooms = 'The kitchen has an oversized island. The bath has a deep soaking tub.';
  expect(idsOf(`${rooms} There is a private roof deck. It is quiet.`)[0]).toBe('roof-deck');
  expect(idsOf(`${rooms} It has views of the Marlow skyline. It is quiet.`)[0]).toBe('views');
});

test('a second thing is an ordinary one only where there is nothing else', () => {
  const deck = 'There is a private roof deck. The bath has a deep soaking tub.';
  expect(idsOf(`${deck} The den has a wood-burning fireplace.`)[1]).toBe('wood-fireplace');
  expect(starsOf(deck)[1]).toSatisfy(isPlainStar);
});
