import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { planPosts } from './post-plan.ts';
import { writePosts } from './write-posts.ts';

function copyOf(description: string, type: string, more: object = {}) {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    type,
    description,
    ...more,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  const link = 'https://hearthcast.example/x';
  return { facts, story, link, occasion: 'for-sale', openHouse: null } as const;
}

const flat = copyOf(
  'This condo has a private roof deck, a wood-burning fireplace, oak floors and a library. The kitchen has quartz counters and a gas range. The building has a gym and a doorman.',
  'Condo',
  { hoa: '$310 monthly' },
);

test('below a short first line, a sentence says at its address what the home is and has', () => {
  const [first = ''] = writePosts('facebook', flat);
  const [lead = '', body = ''] = first.split('\n\n');
  expect(lead.split(' ').length).toBeLessThan(14);
  expect(body).toMatch(/^9 Quarry Lane(?:, Larkmere,)? is a condo .*with .+ and .+\./);
  expect(first.split('9 Quarry Lane')).toHaveLength(2);
});

test('what a variant lists, no other lists in the same sentence', () => {
  for (const network of ['facebook', 'instagram', 'linkedin'] as const) {
    const bodies = Object.values(planPosts(flat, network)).map(({ body }) => body.split(/(?<=\.) /));
    const all = bodies.flat();
    expect(new Set(all).size, all.join('\n')).toBe(all.length);
  }
});

test('a first line that has given the address isn’t followed by it', () => {
  for (const text of writePosts('linkedin', flat)) expect(text.split('9 Quarry Lane')).toHaveLength(2);
});

test('colleagues read the fee with its period, and so do neighbors', () => {
  for (const text of [...writePosts('linkedin', flat), ...writePosts('facebook', flat)])
    expect(text).toContain('HOA fee: $310 a month.');
  for (const text of writePosts('instagram', flat)) expect(text).not.toContain('$310');
});

test('the homes of a building are told first, and in every variant', () => {
  const flats = copyOf(
    'This brick three-flat has two sunny 3-bedroom/2-bath units and a 4-bedroom, 3-bath duplex-down. There is a two-car garage.',
    'Multi-family',
    { beds: 7, baths: 4 },
  );
  const [first = '', ...others] = Object.values(planPosts(flats, 'facebook'));
  expect((first as { lead: string }).lead).toBe(
    'Three homes, one address: two 3-bedroom, 2-bath units and a 4-bedroom, 3-bath duplex-down.',
  );
  for (const { body } of others as { body: string }[]) expect(body).toContain('two 3-bedroom, 2-bath units');
});

test('a home of which only the kitchen is known has its things in the kitchen, and no kitchen with a kitchen’s', () => {
  const plain = copyOf(
    'This condo has a balcony and a fireplace. The kitchen has quartz counters, a farmhouse sink and a gas range.',
    'Condo',
  );
  for (const { body } of Object.values(planPosts(plain, 'facebook')))
    expect(body).not.toMatch(/with a kitchen with/);
});

test('a condo in a building of several has its fee; a building of several has none', () => {
  const one = copyOf(
    'This condo in a 3-unit building has a deck, a fireplace and oak floors. The kitchen has quartz counters.',
    'Condo',
    { hoa: '$190 monthly' },
  );
  expect(writePosts('linkedin', one)[0]).toContain('HOA fee: $190 a month.');
});

test('appliances in a listing that names no kitchen give the home none', () => {
  const unnamed = copyOf(
    'This condo has a roof deck, a fireplace and new stainless steel appliances.',
    'Condo',
  );
  for (const { body } of Object.values(planPosts(unnamed, 'facebook')))
    expect(body).not.toContain('kitchen with');
});

test.each([
  ['Co-op', 'New York', 'NY', 'Maintenance'],
  ['Condo', 'New York', 'NY', 'Common charges'],
  ['Condo', 'Chicago', 'IL', 'Assessments'],
  ['Condo', 'Larkmere', 'VT', 'HOA fee'],
])('what owners of a %s pay in %s, %s is called "%s", behind the price', (type, city, state, name) => {
  const one = copyOf(
    'This home has a deck, a fireplace and oak floors. The kitchen has quartz counters.',
    type,
    {
      hoa: '$190 monthly',
      city,
      state,
    },
  );
  for (const text of writePosts('linkedin', one)) {
    expect(text).toContain(`${name}: $190 a month.`);
    expect(text.indexOf('$585,000')).toBeLessThan(text.indexOf('$190'));
  }
});

test('a hook and the offer are two sentences, and no address has things behind a colon', () => {
  for (const network of ['facebook', 'instagram', 'linkedin', 'twitter'] as const)
    for (const text of writePosts(network, flat)) {
      expect(text).not.toMatch(/: 9 Quarry Lane[^.]* is for sale|\bAlso at\b|^(?:Inside|Outside|Nearby): /m);
    }
});

test('what a first line has told isn’t told again under a longer name', () => {
  const one = copyOf(
    'A stone balcony opens off the study of this condo. There is a front stone balcony, a fireplace, a wet bar and 10-foot ceilings. The living room has 10-foot ceilings. The kitchen has quartz counters.',
    'Condo',
  );
  for (const { lead, body } of Object.values(planPosts(one, 'facebook')) as {
    lead: string;
    body: string;
  }[]) {
    const text = `${lead} ${body}`;
    expect(text.match(/balcony/g)?.length ?? 0, text).toBeLessThan(2);
    expect(text.match(/10-foot|10 feet/g)?.length ?? 0, text).toBeLessThan(2);
  }
});

test('a studio and a den are counted for colleagues', () => {
  const told = 'This studio condo has a deck, a fireplace and oak floors. The kitchen has quartz counters.';
  for (const text of writePosts('linkedin', copyOf(told, 'Condo', { beds: 0, baths: 1, sqft: 690 })))
    expect(text).toMatch(/Studio, 1 bath/);
  const den = copyOf('This two-bedroom plus den condo has a deck, a fireplace and oak floors.', 'Condo', {
    beds: 2,
  });
  for (const text of writePosts('linkedin', den)) expect(text).toContain('2 bedrooms, a den');
});
