import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { writePosts } from './write-posts.ts';

function tell(description: string, more: { priceCut?: number } = {}) {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane #4',
    city: 'Chicago',
    state: 'IL',
    price: 585_000,
    beds: 2,
    baths: 2,
    sqft: 1410,
    type: 'Condo',
    description,
    ...more,
  });
  const row = { zipCode: '60640', localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  const link = 'https://hearthcast.example/listings/x';
  return { facts, story, link, occasion: 'for-sale', openHouse: null } as const;
}

const home = tell(
  'The living room has a 31 foot wall of windows with river views. A private terrace runs along the west side. The library keeps its original walnut shelves and a rolling ladder. Mornings are quiet because the bedrooms face the rear courtyard. The kitchen was rebuilt in 2023 around a soapstone island.',
);

test.each(['twitter', 'threads', 'tiktok', 'facebook', 'instagram'] as const)(
  '%s: every variant gives the address once, above all its figures',
  (network) => {
    const placed = { ...home, facts: { ...home.facts, neighborhood: 'Quarry Heights' } };
    for (const text of writePosts(network, placed)) {
      expect(text.split('9 Quarry Lane'), text).toHaveLength(2);
      expect(text).toMatch(/9 Quarry Lane #4[\s\S]*\n2 beds, 2 baths, 1,410 sq ft\. \$585,000\./);
    }
  },
);

test.each(['twitter', 'threads', 'tiktok'] as const)(
  '%s: no two variants open with the same thing',
  (network) => {
    const things = [/wall of windows/, /terrace/, /library/i, /rebuilt in 2023/];
    const posts = writePosts(network, home).map((text) => text.split(/\n|(?<=[.?]) /)[0] ?? '');
    for (const thing of things) expect(posts.filter((text) => thing.test(text)).length).toBeLessThan(2);
    expect(new Set(posts).size).toBe(3);
  },
);

test('what sells leads every first variant and the message', () => {
  for (const network of ['facebook', 'instagram', 'twitter', 'threads', 'tiktok', 'google', 'sms'] as const)
    expect(writePosts(network, home)[0]).toMatch(/terrace|wall of windows/i);
});

test('a long name of the brokerage costs a message words, and not what sells', () => {
  const facts = {
    ...home.facts,
    neighborhood: 'Quarry Heights',
    agentName: null,
    brokerage: 'Old Millstone and Heron Point Realty',
  };
  const link = 'https://hearthcast.example/s/2345abc';
  const [first = ''] = writePosts('sms', { ...home, facts, link, reserved: 16 });
  expect(first).toMatch(/private terrace|river views/);
  expect(first).toMatch(
    /^(?:2-bed Quarry Heights condo|Quarry Heights 2-bed|2-bed condo in Quarry Heights) with /,
  );
});

test('two homes that are sold together are a pair, and their rooms are not counted', () => {
  const two = tell(
    'Two prewar condos with oak floors lie side by side on the fourth floor. The homes are currently not combined. Each has a marble bath and a soapstone kitchen.',
  );
  for (const text of writePosts('facebook', two)) expect(text).not.toMatch(/2 beds|2-bedroom/);
  expect(writePosts('sms', two)[0]).toMatch(/^Pair of prewar condos/);
});

test('behind news that has the address, a post ends without it', () => {
  const news = { ...home, occasion: 'just-listed' } as const;
  for (const network of ['facebook', 'instagram', 'threads', 'tiktok'] as const)
    for (const text of writePosts(network, news)) expect(text.split('9 Quarry Lane'), text).toHaveLength(2);
});

test('where rooms aren’t counted, the price stands beside the address; a three-flat is called one', () => {
  const flats = tell('This brick three-flat has oak floors and a garage, steps from Mill Pond.');
  const facts = { ...flats.facts, kind: 'multi-unit building', beds: null, baths: null, sqft: null };
  const posts = writePosts('facebook', { ...flats, facts });
  for (const text of posts) expect(text).toContain('9 Quarry Lane #4, Chicago, $585,000.');
  expect(posts.join(' ')).toContain('three-flat');
});

test('a message with no room for a feature and a neighborhood says how many beds, and what the home has', () => {
  const facts = {
    ...home.facts,
    neighborhood: 'Quarry Heights',
    brokerage: 'Old Millstone and Heron Point Residential Realty',
  };
  const link = 'https://hearthcast.example/s/2345abc';
  const [first = '', ...others] = writePosts('sms', { ...home, facts, link, reserved: 16 });
  expect(first).toMatch(/^2-bed with a private terrace, 9 Quarry Lane/);
  for (const text of others) expect(text).toMatch(/2-bed/);
});

test('nobody is asked what they would do with a terrace, nor about a street they do not live on', () => {
  const texts = (['threads', 'facebook', 'linkedin'] as const).flatMap((network) =>
    writePosts(network, home),
  );
  expect(texts.join('\n')).not.toMatch(/get used to|How would you|What would you|near Quarry Lane|Come by/);
  expect(texts.join('\n')).toContain('looking for a 2-bedroom condo in Chicago');
});

test.each(['instagram', 'tiktok'] as const)(
  '%s: the link stands once, and no other place is named for it',
  (network) => {
    for (const text of writePosts(network, home)) {
      expect(text).toMatch(/: https:\S+$/m);
      expect(text).not.toContain('link in bio');
    }
  },
);

test('people are invited to the home, and not to a thing in it', () => {
  for (const network of ['facebook', 'linkedin', 'google'] as const)
    expect(writePosts(network, home).at(-1)).not.toMatch(/(?:Come see|See|Come by for) the /);
});

test('where nothing is to look at, what a home is next to is the reason in a text message', () => {
  const near = tell('Just steps from Mill Pond and the ferry. The closets were painted.');
  expect(writePosts('sms', near).at(-1)).toMatch(/^Come see this .*steps from Mill Pond/);
});

test('a line that names the city is not followed by it, and no walk is for sale', () => {
  const near = tell('A short walk from Mill Pond, this brick condo has a walled garden and a sauna.');
  const facts = { ...near.facts, city: 'Larkmere', cityLine: 'Larkmere, VT', neighborhood: null };
  for (const text of writePosts('twitter', { ...near, facts }))
    expect(text).not.toMatch(/Larkmere.*: .*Larkmere/);
  for (const text of writePosts('google', { ...near, facts }))
    expect(text.split('\n')[0]).not.toMatch(/For sale: [^:]*: an? |Larkmere.*Larkmere/);
});

test('who drew a house stands before its name', () => {
  const drawn = { ...home, story: { ...home.story, credit: 'designed by Ada Quill' } };
  expect(writePosts('instagram', drawn)[0]).toMatch(/^An Ada Quill-designed /);
});

test('an invitation gives a reason to come', () => {
  const plain = tell(
    'Parking is included in the price of this second-floor condo. The assessments cover heat and gas. The kitchen was updated with granite counters and a gas range. Laundry is down the hall.',
  );
  for (const network of ['twitter', 'threads', 'tiktok'] as const)
    for (const text of writePosts(network, plain)) expect(text).not.toMatch(/Come see this [^.]*condo\.\n/);
});
