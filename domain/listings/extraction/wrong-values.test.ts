import { expect, test } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { reviewFacts } from './review-facts.ts';
import { readBusinessName } from './values/read-business-name.ts';
import { readPersonName } from './values/read-person-name.ts';

const head =
  '<title>14 Ferry Row, Bend, OR 97701</title><h1>14 Ferry Row, Bend, OR 97701</h1><p>3 beds 2 baths 1,800 sqft</p>';

function factsOf(body: string) {
  const reading = readListingPage(`<body>${head}${body}</body>`);
  if (!reading.readable) throw new Error(reading.reason);
  return reading.facts;
}

test.each([
  '<p>Listed by:</p><h4>My Notes</h4><p>Edit</p>',
  '<p>Contact the listing agent to make changes.</p>',
  '<p>The listing agent for these homes has added a note to alert buyers.</p>',
  '<p>Contact agent</p><p>Save Saved</p>',
  '<p>Office</p><p>Pantry</p>',
  '<p>Company</p><p>About Us</p>',
  '<p>Sold house prices provided by Land Registry/Registers of Scotland.</p>',
  '<p>Services provided by real estate professionals who are members of the board.</p>',
  '<p>Contact Agent</p><p>This property is income-restricted affordable housing.</p>',
  '<p>Listing Agent</p><p>dominick</p>',
  '<p>Listed by property owner</p>',
])('words around a listing aren’t names of people: %s', (body) => {
  const { agent, brokerage } = factsOf(body);
  expect([agent.value, brokerage.value]).toEqual([null, null]);
});

test.each([
  ['<p>Listing Agent</p><p>Russ Firth ( 3 ) 17 Recent sales (541) 555-0142</p>', 'Russ Firth', null],
  ['<p>Listing provided by</p><p>Ana Ruiz & Tom Berg</p><p>Harbor Realty</p>', 'Ana Ruiz', 'Harbor Realty'],
  [
    '<li><a class="listing-website-link" href="https://x.example">Harbor Realty - Bend</a></li>',
    null,
    'Harbor Realty - Bend',
  ],
  [
    '<table><tr><th>Primary Agent</th><td>Ana Ruiz</td></tr><tr><th>Primary Broker</th><td>RE/MAX Bay</td></tr></table>',
    'Ana Ruiz',
    'RE/MAX Bay',
  ],
  ['<p>This home is listed by Ana Ruiz of Harbor Realty</p>', 'Ana Ruiz', 'Harbor Realty'],
])('people are read if the page names them: %s', (body, agent, brokerage) => {
  const facts = factsOf(body);
  expect([facts.agent.value, facts.brokerage.value]).toEqual([agent, brokerage]);
});

test.each(['Will Page', 'Hoa Nguyen', 'Glenn Close', 'Mary Ann St. John', 'J. T. Banks Jr.', 'José Álvarez'])(
  '%s is a person',
  (name) => {
    expect(readPersonName(name)).toBe(name);
  },
);

test.each([
  'My Notes',
  'to make changes.',
  'Foxtons - Park Lane',
  'Recent Sales',
  'Living Room',
  'View Profile',
])('%s is not a person', (text) => {
  expect(readPersonName(text)).toBeNull();
});

test.each([
  'Compass',
  'Purplebricks',
  'Real Broker',
  'J. D. Realty Company',
  '@properties',
  'Fraser & Co',
  'RE/MAX 4 You, Inc.',
])('%s is a business', (name) => {
  expect(readBusinessName(name)).toBe(name);
});

test.each(['Edit', 'Pantry', 'dominick', 'Real Estate', 'Agents', 'This home is for sale.', 'Land Registry'])(
  '%s is not a business',
  (text) => {
    expect(readBusinessName(text)).toBeNull();
  },
);

test.each([
  '<p>Enter for a chance to win $15,000 towards a remodel</p>',
  '<p>2025 assessed: $149,450</p>',
  '<h3>Zestimate</h3><p>Zestimate: $310,475</p>',
  '<p>Est. payment</p><p>$2,845/mo</p>',
  '<p>Project cost: $58,536</p>',
  '<p>Refinance your balance of $250,000</p>',
])('%s contains no asking price', (body) => {
  expect(factsOf(body).price.value).toBeNull();
});

test.each([
  ['<p>Sold: $475,000</p><p>Sold on 12/26/2024</p>', 'sold', 475_000],
  ['<p>Off Market</p><p>$310,475</p>', 'off market', null],
  ['<p>PUBLIC RECORD</p><p>$310,475</p>', 'off market', null],
  ['<p>This home is not currently listed for sale or rent.</p>', 'off market', null],
  ['<p>Pending</p><p>$410,000</p>', 'pending', 410_000],
  ['<p>For Rent</p><p>$2,400/mo</p>', 'for rent', 2_400],
  ['<p>For Sale</p><p>$410,000</p>', 'active', 410_000],
])('%s is recognized for what it is', (body, status, price) => {
  const facts = factsOf(body);
  expect([facts.status.value, facts.price.value]).toEqual([status, price]);
});

test('a value with confidence below one half is not stated, but offered for review', () => {
  const facts = factsOf('<p>$450,000</p><meta name="author" content="Ana Ruiz">');
  expect(facts.agent.value).toBeNull();
  const { missing, unsure } = reviewFacts(facts);
  expect(unsure).toContainEqual({ field: 'agent', value: 'Ana Ruiz', confidence: 0.2 });
  expect(missing).toContain('brokerage');
  expect(missing).not.toContain('agent');
});
