import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { walkLines, walkPosts } from './walk-posts.ts';
import { writePosts } from './write-posts.ts';

function copyOf(description: string, type = 'Single family', city = 'Larkmere') {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city,
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    type,
    description,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  const link = 'https://hearthcast.example/x';
  return { facts, story, link, occasion: 'for-sale', openHouse: null } as const;
}

const house = copyOf(
  'A cedar sauna and a library stand behind the hall. The kitchen has slate counters, a farmhouse sink, a double oven and a walk-in pantry. The primary suite has two walk-in closets and a clawfoot tub. Outside are a covered porch, a fire pit and a 900-square-foot deck. The lower level has a media room and a wet bar. There is a two-car garage. Mill Pond Park is two blocks away. Hardwood floors and a wood stove are inside.',
);
const flat = copyOf(
  'This condo has a private balcony, oak floors and a fireplace. The kitchen has quartz counters and a gas range. The building has a shared roof deck with harbor views, a gym and a doorman. Garage parking and a storage unit are included in the sale. In-unit laundry is in the hall.',
  'Condo',
);
const networks = ['facebook', 'instagram', 'linkedin'] as const;

test.each(networks)('%s: below a first line, each sentence tells one part of the home', (network) => {
  const plan = walkPosts(house, network);
  const posts = Object.values(plan ?? {});
  expect(posts).toHaveLength(3);
  for (const { lead, body } of posts) {
    expect(lead).toMatch(/Larkmere|9 Quarry|Quarry Lane/);
    const sentences = body.split(/(?<=\.) /);
    expect(sentences.length, body).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThan(28);
  }
  expect(new Set(posts.map(({ lead }) => lead)).size).toBe(3);
  const told = posts.flatMap(({ body }) => body.split(/(?<=\.) /));
  expect(new Set(told).size, told.join('\n')).toBe(told.length);
});

test('what stands in one room is told with that room', () => {
  const texts = Object.values(walkPosts(house, 'facebook') ?? {}).map(({ body }) => body);
  const sentences = texts.join(' ').split(/(?<=\.) /);
  const kitchen = sentences.filter((text) => /slate counters|double oven/.test(text));
  expect(kitchen.length).toBeGreaterThan(0);
  for (const text of kitchen) expect(text).toMatch(/kitchen/);
});

test('what residents share is the building’s, and what is included is said to be', () => {
  const texts = networks.flatMap((network) =>
    Object.values(walkPosts(flat, network) ?? {}).map(({ lead, body }) => `${lead} ${body}`),
  );
  expect(texts.length).toBe(9);
  const sentences = texts.join(' ').split(/(?<=[.?]) /);
  for (const text of sentences.filter((one) => /roof deck|gym/.test(one))) expect(text).toMatch(/building/);
  for (const text of sentences.filter((one) => /storage unit/.test(one))) expect(text).toMatch(/included/);
});

test('a first line on Instagram is short enough to be read whole', () => {
  for (const home of [house, flat])
    for (const { lead } of Object.values(walkPosts(home, 'instagram') ?? {}))
      expect(lead.length).toBeLessThan(111);
});

test('no variant opens with what another opens with', () => {
  for (const home of [house, flat]) {
    const lines = walkLines(home, [170, 170, 170]) ?? [];
    const told = lines.flatMap(({ idea }) => idea.told);
    expect(new Set(told).size).toBe(told.length);
  }
});

test('of several homes sold together no list is made, because it isn’t known whose a thing is', () => {
  const building = copyOf(
    'This four-unit building has a garage, a deck and a sauna. Each unit has oak floors and a fireplace. The yard is fenced.',
    'Multi-family',
  );
  expect(building.story.things).toEqual([]);
  expect(walkPosts(building, 'facebook')).toBeUndefined();
});

test('what could be, or belongs to another unit, is no thing of the home', () => {
  const maybe = copyOf(
    'This condo has oak floors and a balcony. The roof could take a private deck. The attic has potential for a sauna. The garden apartment has its own patio. Storage is available for a fee.',
    'Condo',
  );
  expect(maybe.story.things.map(({ said }) => said).join(', ')).not.toMatch(/deck|sauna|patio|storage/);
});

test('a view is told with the deck that it is seen from', () => {
  const { things } = flat.story;
  const deck = things.find(({ id }) => id === 'roof-deck');
  expect(deck?.part).toBe('building');
  expect(deck?.said).toMatch(/roof deck with harbor views/);
});

test('a post on X has one fact and room for the figures', () => {
  for (const text of writePosts('twitter', house)) {
    expect(text).toContain('$585,000');
    expect(text.split('\n')[0]?.length).toBeLessThan(201);
  }
});

test('a sentence about what was done to a room stays a sentence', () => {
  const redone = copyOf(
    'This condo has a private balcony, a fireplace and oak floors. The kitchen has been rebuilt with slate counters, a copper hood and a farmhouse sink. In-unit laundry is in the hall.',
    'Condo',
  );
  for (const network of networks)
    for (const { body } of Object.values(walkPosts(redone, network) ?? {}))
      expect(body).not.toMatch(/: been /);
});

test('a home that people know by its name opens with it', () => {
  const named = copyOf(
    'The Tanner House is a registered Larkmere landmark, designed by Ada Quill in 1888. It has a screened porch, a library and a sauna. The kitchen has slate counters and a double oven.',
  );
  const [first] = walkLines(named, [170, 170, 170]) ?? [];
  expect(first?.idea.text).toMatch(/Tanner House/);
});

test('a home that is sold is no longer walked through', () => {
  expect(walkPosts({ ...house, occasion: 'sold' }, 'facebook')).toBeUndefined();
});

const linesOf = (description: string, type?: string) =>
  (walkLines(copyOf(description, type), [170, 170, 170]) ?? []).map(({ idea }) => idea.text);

test('trim, closets and a pantry open no post while there is something to look at', () => {
  const lines = linesOf(
    'This condo has a private balcony, a wood-burning fireplace and a library. A transom window tops the door. The kitchen has a butler’s pantry and slate counters. The hall has custom closets.',
    'Condo',
  );
  expect(lines).toHaveLength(3);
  expect(lines.join(' ')).not.toMatch(/transom|pantry|closet/);
});

test('a bare patio opens no post without the pool it lies by', () => {
  const lines = linesOf(
    'The backyard has a pool and a patio. The kitchen has slate counters and a gas range. The primary suite has two walk-in closets.',
  );
  expect(lines).toHaveLength(3);
  for (const line of lines.filter((one) => one.includes('patio'))) expect(line).toContain('pool');
});

test('a choice of two places isn’t asked if a counter would open the next post', () => {
  const lines = linesOf(
    'A front patio and a deck are outside. Original stained glass and two fireplaces are inside. The kitchen has a breakfast bar.',
  );
  expect(lines.join(' ')).not.toContain('breakfast bar');
  expect(lines.join(' ')).toMatch(/patio.*deck|deck.*patio/s);
});
