import { expect, test } from 'vitest';
import type { SampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { featuresOf, readHome, sharedFeatures } from '../home.ts';
import { tellLists } from './tell-lists.ts';

const [first] = tenHomes as [SampleHome];
const homeOf = (description: string) =>
  readHome(buildFactSheet(sampleHome({ ...first, features: [], description })));
const listsOf = (description: string, isBegun = false) => {
  const home = homeOf(description);
  return tellLists(featuresOf(home, ['living']), home, [], { name: 'living' }, isBegun).map(
    ({ opener, words }) => ({ opener, list: words.list?.text, room: words.subject?.text }),
  );
};

test('things of different rooms are never named in one breath', () => {
  const lists = listsOf(
    'The living room has large windows and a marble fireplace. The dining room has walnut floors. The primary suite has exposed beams and French doors.',
  );
  expect(lists).toContainEqual({ opener: 'open-subject', list: 'walnut floors', room: 'the dining room' });
  expect(lists.map(({ list }) => list)).toContain('exposed beams and French doors in the primary bedroom');
  expect(lists.filter(({ list }) => /windows|fireplace/.test(list ?? ''))).toHaveLength(1);
});

test('nobody sees from the front door what is upstairs', () => {
  expect(listsOf('The second floor has a living room with a wood-burning fireplace.')[0]?.opener).toBe(
    'open-indoors',
  );
  expect(listsOf('The main level has a living room with a wood-burning fireplace.')[0]?.opener).toBe(
    'open-living',
  );
});

test('what two names stand for is told once', () => {
  const home = homeOf(
    'A five-burner gas range and a five-burner range top, quartz counters and a pot filler.',
  );
  const [range] = featuresOf(home, ['kitchen']);
  if (!range) throw new Error('no range');
  const lists = tellLists([range, { ...range, id: 'cooktop' }], home, [], { name: 'kitchen' }, false);
  expect(lists).toHaveLength(1);
});

test('a thing is told once: a deck, a washer, and what is seen from the balcony', () => {
  const told = (topics: Parameters<typeof featuresOf>[1], name: string, description: string) => {
    const home = homeOf(description);
    return tellLists(featuresOf(home, topics), home, [], { name }, false).map(
      ({ words }) => words.list?.text,
    );
  };
  expect(
    told(['outside'], 'outside', 'There is a full private roof deck. The deck gets the evening sun.'),
  ).toEqual(['a full private roof deck']);
  const wash = 'Love the tall washer and dryer, in a laundry room with a tall washer!';
  expect(
    told(['laundry'], 'laundry', wash)
      .join(' ')
      .match(/washer/g),
  ).toHaveLength(1);
  const seen = 'Love the private balcony, and lake views from the balcony!';
  expect(told(['outside', 'living'], 'outside', seen).join()).not.toMatch(/balcony.*balcony/);
});

test('one washer is told once, by its fuller name', () => {
  const home = homeOf('It has in-unit laundry. There is a brand-new Marlow washer and dryer.');
  const lists = tellLists(featuresOf(home, ['laundry']), home, [], { name: 'laundry' }, false);
  const said = lists.map(({ words }) => words.list?.text).join(' ');
  expect(said).toContain('washer and dryer');
  expect(said).not.toContain('in-unit laundry');
});

test('the year of one work is not heard for another', () => {
  const home = homeOf('It has a new roof and a newer furnace (2023).');
  const lists = tellLists(featuresOf(home, ['systems']), home, [], { name: 'renewed' }, false).map(
    ({ words }) => words.list?.text,
  );
  expect(lists).toEqual(['a new roof', 'a newer furnace from 2023']);
});

test('an elevator isn’t on the roof deck beside it', () => {
  const home = homeOf('The building has a common rooftop deck with shared grills, and an elevator.');
  const lists = tellLists(sharedFeatures(home), home, [], { name: 'building' }, false);
  expect(lists.map(({ words }) => words.list?.text).join('; ')).not.toMatch(/grills and an elevator/);
});
