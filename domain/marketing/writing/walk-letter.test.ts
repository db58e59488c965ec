import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import type { Occasion } from '../rules.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import type { Copy } from './copy.ts';
import { planPosts } from './post-plan.ts';
import { writeAgentEmail } from './write-agent-email.ts';
import { writeEmailCopy } from './write-email-copy.ts';
import { writeSellerEmail } from './write-seller-email.ts';

const description = [
  'Welcome home to this stunning loft, a true gem in a coveted location!',
  'It has a private roof deck with harbor views, a cedar sauna and a library.',
  'The gorgeous kitchen boasts slate counters, a brass sink and a gas range, perfect for entertaining.',
  'The primary suite offers a soaking tub and two walk-in closets.',
  'The building has a gym and a bike room.',
  'Don’t miss this rare opportunity!',
].join(' ');

function copyOf(story: string, occasion: Occasion = 'for-sale', fee?: string): Copy {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    sqft: 1800,
    type: 'Condo',
    description: story,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const told = homeStory(row);
  const facts = { ...undisputed(homeFacts(row), told), ...(fee && { fee }) };
  return { facts, story: told, occasion, openHouse: null, link: 'https://hearthcast.example/listings/x' };
}

const ads = /Welcome|stunning|gem\b|gorgeous|boasts|perfect|opportunity|!/;

test('a preheader tells other things than the subject, and the price', () => {
  const { subjects, preheaders } = writeEmailCopy(copyOf(description));
  const [subject = ''] = subjects;
  const [first = ''] = preheaders;
  expect(first).toContain('$585,000');
  for (const thing of ['roof deck', 'sauna', 'library'].filter((one) => subject.includes(one)))
    expect(first).not.toContain(thing);
});

test('the news has the address, which the walk then doesn’t repeat', () => {
  const { body } = writeEmailCopy(copyOf(description, 'price-improved'));
  expect(body.split('9 Quarry Lane')).toHaveLength(2);
});

test('a peer gets the figures, the home, the fee and how to show it', () => {
  const { body } = writeAgentEmail(copyOf(description, 'for-sale', '$410'));
  const [home, next] = body.split('\n\n');
  expect(home).toMatch(/^9 Quarry Lane, \$585,000\. 3 bedrooms, 2 baths and 1,800 square feet/);
  expect(next).toMatch(/HOA fee: \$410\..*Reply for a showing\./);
  expect(body).not.toMatch(ads);
});

test('a seller reads what is live and what it leads with', () => {
  const { body, preheaders } = writeSellerEmail(copyOf(description));
  expect(body).toMatch(/live at \$585,000, with an audio tour\. .*flyer/);
  expect(body).toMatch(/They lead with the .*(?:roof deck|sauna|library)/);
  expect(preheaders[0]).toMatch(/^We lead with the /);
});

test('of a home with nothing but praise, a post says what it is with a figure', () => {
  const copy = copyOf(
    'Walk into this stunning gem and fall in love! An oasis awaits you in a coveted location!',
  );
  for (const { lead, body } of Object.values(planPosts(copy, 'facebook'))) {
    expect(lead).toMatch(/^(?:A .*condo|1,800 square feet) in Larkmere/);
    expect(`${lead} ${body}`).not.toMatch(ads);
  }
});

test('the year or the size opens a post before floors do', () => {
  const copy = copyOf(
    'This condo has hardwood floors, oversized windows and high ceilings. The kitchen has granite counters and a gas range.',
  );
  for (const { lead } of Object.values(planPosts(copy, 'facebook')))
    expect(lead).not.toMatch(/hardwood|windows|ceilings/);
});
