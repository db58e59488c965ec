import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const openingOf = (own: Partial<SampleHome>) =>
  writeEpisode(buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], ...own })), {
    scenes: allScenes,
    wordsPerMinute: 165,
  })
    .script.turns.filter(({ chapter }) => chapter === 'welcome')
    .map(({ text }) => text)
    .join(' ');

test('a home is a studio by its rooms, not by a studio that is sold along with it', () => {
  const description = `${first.description ?? ''} This three-bedroom home comes with an adjacent studio.`;
  const disputed = openingOf({ description, beds: 4, baths: 3, sqft: 2900 });
  expect(disputed).not.toMatch(/studio with/);
  expect(disputed).toMatch(/three baths/);
  expect(disputed).toMatch(/2,900 square feet/);
  const one = 'The apartment has tall windows and oak floors, and the kitchen has granite counters.';
  expect(openingOf({ description: one, beds: 0, baths: 1 })).toMatch(/studio from 2008 with one bath/);
});

test('what a quotation left out is no “that” later', () => {
  const description =
    'One of the few houses on the lagoon with a slate roof, it wraps around a planted courtyard. The kitchen has granite counters and a pantry. The living room has oak floors and a fireplace. There is a walk-in closet.';
  const { script } = writeEpisode(
    buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description })),
    { scenes: allScenes, wordsPerMinute: 165 },
  );
  const texts = script.turns.map(({ text }) => text);
  const named = texts.findIndex((text) => /courtyard/.test(text));
  expect(named).toBeGreaterThanOrEqual(0);
  expect(texts[named]).not.toMatch(/\bthat (?:planted )?courtyard/);
});

test('who asks for the price hears the price first', () => {
  const answers = allScenes
    .filter(({ part }) => part === 'essentials-price' || part === 'essentials-price-cut')
    .flatMap(({ lines }) => lines.filter(({ speaker }) => speaker === 'nora'))
    .flatMap(({ variants }) => variants);
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.filter((variant) => !/^[^{]*\{price\}/i.test(variant))).toEqual([]);
});

test('where it is, what it is and what it costs come as one answer', () => {
  const opening = openingOf({ description: first.description });
  expect(opening).toMatch(
    /\? 1840 Cannery Street, unit 904,(?: in)? Portland[.:] .*two bedrooms, two baths and 1,122 square feet, (?:for|listed at) \$614,000/,
  );
});

test('a price cut comes with the price, or is asked about where one breath can’t hold it', () => {
  const opening = openingOf({ description: first.description, priceCut: 25_000 });
  expect(opening).toMatch(
    /\$614,000, (?:after a cut of|down) \$25,000\.|\$614,000\. Is that .*\? No.* \$25,000/,
  );
});

test('the talk comes back to its hook on the way and at the end', () => {
  const description =
    'The monthly assessment includes everything except gas. The kitchen has granite counters and a pantry. The living room has oak floors and a fireplace. The bath has a tub. There is a walk-in closet.';
  const { script } = writeEpisode(
    buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], details: '', description })),
    { scenes: allScenes, wordsPerMinute: 165 },
  );
  const texts = script.turns.map(({ text }) => text);
  expect(texts.slice(0, 3).join(' ')).toMatch(/everything except gas/);
  expect(texts.slice(6, -3).join(' ')).toMatch(/everything except gas/);
  expect(texts.at(-1)).toBe('Everything except gas.');
});

test('nobody asks how big a home is that has no size, and a price cut is told whatever else is missing', () => {
  const description = 'The house has a fireplace and tall windows, and the kitchen has granite counters.';
  const seeds = ['elm', 'oak', 'ash', 'fir', 'yew', 'bay'];
  const bare = seeds.map((id) =>
    openingOf({
      id,
      type: 'Single family',
      description,
      priceCut: 40_000,
      beds: undefined,
      baths: undefined,
      sqft: undefined,
    }),
  );
  for (const text of bare) {
    expect(text).not.toMatch(/how big|the size|how many (?:bed)?rooms|much room/i);
    expect(text).toMatch(/\$40,000/);
  }
});

test('a building that is sold whole is said to be as big as it is', () => {
  const own = {
    type: 'Multi-family',
    beds: 7,
    baths: 4,
    sqft: 4300,
    description: 'The house has a slate roof.',
  };
  for (const id of ['elm', 'oak', 'ash']) {
    expect(openingOf({ ...own, id })).toMatch(/in all\b.*4,300 square feet|4,300 square feet in all/i);
    expect(openingOf({ ...own, id, priceCut: 40_000 })).toMatch(/4,300 square feet/);
  }
});

test('where nothing stands out, the talk begins with a statement of the listing', () => {
  const plain = 'The hall has a coat closet. The den has a shelf. There is a linen closet by the stairs. ';
  const description = `The entry hall has a slate bench. ${plain.repeat(6)}`;
  expect(openingOf({ description, yearBuilt: 1995, beds: 2 })).toMatch(/slate bench/);
});

test('what the hook has said is not stated again at the door', () => {
  const description =
    'Discover a stunning 22-foot-wide house where dreams come true. The kitchen has granite counters and a pantry. The living room has oak floors and a fireplace. There is a walk-in closet. The primary bath has a double vanity. The basement has a laundry room and a wine fridge.';
  const { script } = writeEpisode(
    buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description })),
    { scenes: allScenes, wordsPerMinute: 165 },
  );
  const texts = script.turns.map(({ text }) => text);
  expect(texts.slice(0, 2).join(' ')).toMatch(/how wide .* 22 feet/i);
  expect(texts.slice(2, -2).join(' ')).not.toMatch(/\b22\b/);
});
