import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { defaultWordings, writtenTexts } from '../../disclosure/rules.ts';
import { composePost } from '../compose-posts.ts';
import { type HomeFacts, homeFacts } from '../facts/home-facts.ts';
import { limits, postLength } from '../length/rules.ts';
import type { Home } from '../load-home.ts';
import { type Network, type Occasion, occasions } from '../rules.ts';

const textLink = 'https://hearthcast.example/s/2345abc';
const [listing] = sampleHomes(1) as [ReturnType<typeof sampleHomes>[number]];

async function write(
  network: Network,
  changed: Partial<HomeFacts>,
  occasion: Occasion = 'for-sale',
  of = listing,
) {
  const facts = { ...homeFacts(of), ...changed };
  const home = {
    listing: of,
    facts,
    disclosure: writtenTexts(defaultWordings),
    pageUrl: 'https://hearthcast.example/listings/x',
    textLink,
    askedBefore: [],
  } as unknown as Home;
  const openHouse = occasion === 'open-house' ? { date: '2026-12-05', start: '13:00', end: '15:30' } : null;
  const written = await composePost(
    { writer: null },
    home,
    network,
    { occasion, openHouse },
    { facts, openHouse },
  );
  return written.content.variants;
}

const street = '12345 Old Quarry and Millstone Turnpike Extension Northeast, Building Fourteen, Unit 1402';

test.each(occasions)(
  '%s: of the longest names, the address, the link and the way out stay',
  async (occasion) => {
    const texts = await write(
      'sms',
      {
        street,
        agentName: 'Maximiliana Featherstonehaugh-Cholmondeley of Larkmere and Heron Point',
        brokerage:
          'The Old Quarry, Millstone and Heron Point Residential Real Estate Brokerage of Greater Larkmere LLC',
      },
      occasion,
    );
    for (const text of texts) {
      expect(postLength('sms', text)).toBeLessThanOrEqual(limits.sms.max);
      expect(text).toContain(street);
      expect(text).toContain(textLink);
      expect(text).toMatch(/STOP to opt out$/);
    }
  },
);

test('the brokerage stays longest of those who sign', async () => {
  const [text] = await write('sms', {
    street,
    agentName: 'Maximiliana Featherstonehaugh-Cholmondeley of Larkmere and Heron Point on the Lake',
    brokerage: 'The Old Quarry, Millstone and Heron Point Brokerage',
  });
  expect(text).toContain('Millstone and Heron Point Brokerage.');
});

test('names with letters that phones lack cost no second message', async () => {
  const [text] = await write('sms', { agentName: 'Zoë Dvořák', brokerage: 'Château Homes' });
  expect(text).toContain('Zoe Dvorak, Chateau Homes.');
  expect(postLength('sms', text ?? '')).toBeLessThanOrEqual(limits.sms.ideal);
});

test('a home without a street is told by its place', async () => {
  for (const text of await write('sms', { street: null })) {
    expect(text).toContain('home in Larkmere');
    expect(text).toContain(textLink);
  }
});

test.each(['sms', 'google', 'threads'] as const)('%s: the unit “#T” is no hashtag', async (network) => {
  for (const unit of ['#T', '#S402', '#PH3']) {
    const texts = await write(network, { street: `14 Heron Point Road ${unit}` });
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain(unit);
  }
});

test('an open house fits into one message, with the unit in short and something to come for', async () => {
  for (const text of await write('sms', { street: '14 Heron Point Road Unit 2B' }, 'open-house')) {
    expect(postLength('sms', text)).toBeLessThanOrEqual(limits.sms.ideal);
    expect(text).toMatch(/^Open Sat, Dec 5, 1-3:30 PM: /);
  }
});

test('what limits the home is in the message, not only behind the link', async () => {
  const asIs = { ...listing, description: `${listing.description} The home is sold as is.` };
  for (const text of await write('sms', {}, 'for-sale', asIs)) expect(text).toMatch(/Sold as is\./);
});

test('each message says what it is and in which place', async () => {
  for (const text of await write('sms', { agentName: 'Ida Roe', brokerage: 'Quill Homes' })) {
    expect(text).toMatch(/\bLarkmere\b/);
    expect(text).toMatch(/\d-bed \w+|studio/i);
  }
});

const heldBack = 'Welcome to 2B, where a wood-burning fireplace is laid for you.';

test('a message leaves out the city before it leaves out what the home has', async () => {
  const of = sampleHome({
    id: 'sms-fireplace',
    street: '1240 North Old Quarry Avenue Apt 2B',
    city: 'Larkmere Heights',
    state: 'VT',
    price: 585_000,
    beds: 2,
    baths: 1,
    type: 'Condo',
    description: `${heldBack} The kitchen is new.`,
  }).listing as typeof listing;
  const [first = ''] = await write(
    'sms',
    { brokerage: 'Heron Point Realty Group', neighborhood: null },
    'for-sale',
    of,
  );
  expect(first).toContain('2-bed with a wood-burning fireplace, 1240 North Old Quarry Avenue #2B, $585,000.');
  expect(postLength('sms', first)).toBeLessThanOrEqual(160);
});

const messagesOf = (description: string, type = 'Condo', place = 'Quarry Heights') =>
  write(
    'sms',
    { brokerage: 'Quill Homes', neighborhood: place, agentName: null },
    'for-sale',
    sampleHome({
      id: 'sms-told',
      street: '27 Tannery Street Apt 2B',
      city: 'Larkmere',
      state: 'VT',
      price: 585_000,
      beds: 2,
      baths: 1,
      type,
      description,
    }).listing as typeof listing,
  );

test('a message says who may buy beside what else limits the home', async () => {
  const texts = await messagesOf(
    'Contract out. This HDFC co-op has income limits and a wood-burning fireplace.',
    'Co-op',
  );
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).toMatch(/Contract out\. HDFC/);
  expect(texts.join(' ')).toContain('Contract out. HDFC, income limits. https');
});

test('an offering plan is named in the message, with its number', async () => {
  const texts = await messagesOf(
    'The condo has a private balcony. The Sponsor has an offering plan with all terms (File No: CD99-0001).',
  );
  expect(texts[0]).toContain('Offering plan available from Sponsor, File No. CD99-0001.');
});

test('an invitation names the neighborhood with a thing that fits beside it', async () => {
  const texts = await messagesOf(
    'The condo has a private balcony. The living room has 12-foot floor-to-ceiling windows from end to end.',
  );
  expect(texts[2]).toMatch(/^(?:Come see|See) this .*Quarry Heights.* with /);
});

test('who drew a house comes first, and a community’s pool is in no building', async () => {
  const [drawn] = await messagesOf(
    'Designed by Ada Quill, this home has a walled garden with a fountain.',
    'Single family',
  );
  expect(drawn).toMatch(/^2-bed home in Quarry Heights, designed by Ada Quill, 27 Tannery/);
  const texts = await messagesOf(
    'The condo has a covered patio and a gas fireplace in the living room. The community has a swimming pool and a clubhouse.',
  );
  expect(texts.join(' ')).not.toMatch(/in a building/);
  expect(texts[1]).toContain('gas fireplace');
});
