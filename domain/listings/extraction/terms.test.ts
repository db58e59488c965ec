import { expect, test } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

const head = '<h1>14 Ferry Row, Bend, OR 97701</h1><p>$450,000</p><p>3 beds 2 baths 1,800 sqft</p>';

function factsOf(body: string) {
  const reading = readListingPage(`<body>${head}${body}</body>`);
  if (!reading.readable) throw new Error(reading.reason);
  return reading.facts;
}

const state = (data: object) =>
  `<script type="application/json">${JSON.stringify({
    property: { streetAddress: '14 Ferry Row', zipcode: '97701', bedrooms: 3, price: 450_000, ...data },
  })}</script>`;
const list = (pairs: Record<string, string>) =>
  `<ul>${Object.entries(pairs)
    .map(([label, value]) => `<li>${label}: ${value}</li>`)
    .join('')}</ul>`;
const remarks = (text: string) =>
  `<div class="remarks">${text} The kitchen has an island with seating for four, and the yard runs down to the river. Mornings start on the porch, and evenings end beside a stone hearth that was rebuilt by hand.</div>`;
const policies = (body: string) => factsOf(body).policies.value?.map(({ text }) => text) ?? [];

test.each([
  ['a name', state({ monthlyHoaFee: 185 }), '$185 a month'],
  ['the text', state({ hoaFee: '$300 quarterly' }), '$300 a quarter'],
  [
    'a field beside it',
    state({ AssociationFee: 412.5, AssociationFeeFrequency: 'Monthly' }),
    '$412.50 a month',
  ],
  ['a label of its own', list({ 'HOA Fee': '$1,200', 'HOA Fee Frequency': 'Annually' }), '$1,200 a year'],
  ['another place with the same amount', `${state({ hoa: 185 })}<p>$185 monthly HOA fee</p>`, '$185 a month'],
  ['nothing', list({ 'HOA Fee': '$150' }), '$150'],
  ['twice a year', list({ 'HOA Fee': '$600 Semi-Annually' }), '$600 twice a year'],
])('the period of a fee comes from %s', (_, body, fee) => {
  expect(factsOf(body).hoa.value).toBe(fee);
});

test.each([
  ['data', state({ neighborhoodRegion: { name: 'Old Mill' } }), 'Old Mill'],
  ['the region above', state({ parentRegion: { name: 'Old Mill' } }), 'Old Mill'],
  ['a heading', '<h2>Neighborhood: Old Mill</h2>', 'Old Mill'],
  [
    'the trail',
    '<nav class="breadcrumbs"><a href="/or">Oregon</a><a href="/b">Bend</a><a href="/o">Old Mill</a><a href="#">14 Ferry Row</a></nav>',
    'Old Mill',
  ],
  [
    'a trail in data',
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'BreadcrumbList',
      itemListElement: ['OR', 'Deschutes County', 'Bend', '97701', 'Old Mill', '14 Ferry Row'].map(
        (name) => ({ name }),
      ),
    })}</script>`,
    'Old Mill',
  ],
  ['the city is none', state({ parentRegion: { name: 'Bend' } }), null],
])('the neighborhood from %s', (_, body, name) => {
  expect(factsOf(body).neighborhood.value).toBe(name);
});

test('days on market and stories', () => {
  expect(factsOf('<p>23 days on Harborlist</p>').daysOnMarket.value).toBe(23);
  expect(factsOf(list({ 'Days on Market': '23 days', Levels: 'Two' }))).toMatchObject({
    daysOnMarket: { value: 23 },
    stories: { value: 2 },
  });
  expect(factsOf(list({ 'House Style': '1.5 Story, Craftsman' })).stories.value).toBe(1.5);
  expect(factsOf(state({ daysOnZillow: 9, stories: 3 }))).toMatchObject({
    daysOnMarket: { value: 9 },
    stories: { value: 3 },
  });
  const coach = 'A two-story coach house stands behind this three-story brick townhouse.';
  expect(factsOf(remarks(coach)).stories.value).toBe(3);
});

test.each([
  ['The building is pet friendly with a bike room.', ['Pets allowed']],
  ['Pets are welcome with board approval.', ['Pets allowed with limits']],
  ['Sorry, no pets.', ['No pets']],
  ['No pets allowed without board approval.', ['Pets allowed with limits']],
  ['Pet-friendly vinyl floors run through the main level.', []],
  ['Six-month minimum lease.', ['Minimum six-month lease']],
  ['Subletting is allowed after two years of ownership.', ['Subletting allowed after two years']],
  ['No short-term rentals.', ['No short-term rentals']],
  ['The home has no rental cap.', []],
  ['The building sits on a land lease through 2094.', ['Land lease through 2094']],
  ['Lot rent is $650 a month.', ['Lot rent $650 a month']],
  ['You own the land, no space rent.', ['No land lease']],
  ['Income restrictions apply.', ['Income limits apply']],
  ['Buyers must earn under 120% AMI.', ['Income limit of 120% of the area median']],
  ['There are no income restrictions.', ['No income limits']],
  ['There is no parking with this unit.', ['No parking']],
  ['No parking worries here.', []],
  ['The tenant has a lease through May 2027.', ['Leased through May 2027']],
  ['The ground floor is leased to a bakery through May 2029.', ['Ground floor leased through May 2029']],
])('%s is read as a policy', (sentence, expected) => {
  expect(policies(remarks(sentence))).toEqual(expected);
});

test('labeled policies, but none if the page contradicts itself', () => {
  expect(policies(list({ 'Pets Allowed': 'Cats OK, Dogs OK', Parking: 'None' }))).toEqual([
    'No parking',
    'Cats and dogs allowed',
  ]);
  expect(policies(list({ Pets: 'Small dogs allowed' }))).toEqual(['Dogs allowed']);
  expect(policies(list({ 'Pets Allowed': 'Yes', 'Pet Policy': 'No' }))).toEqual([]);
  expect(
    policies(`${list({ Garage: '2 car attached' })}${remarks('There is no parking on the street.')}`),
  ).toEqual([]);
});

test('an auction date, a perc test and the utilities of land', () => {
  expect(factsOf(list({ 'Auction Date': '12/5/2026' })).auctionDate.value).toBe('December 5, 2026');
  expect(factsOf(remarks('Sells at auction on Dec. 5th, 2026.')).auctionDate.value).toBe('December 5, 2026');
  expect(factsOf(remarks('The lot perks for three bedrooms.')).percTest.value).toBe('Perc test passed');
  expect(factsOf(remarks('No perc test has been done.')).percTest.value).toBe('No perc test yet');
  expect(factsOf(remarks('Additional perks include parking on site.')).percTest.value).toBeNull();
  const land = list({
    'Water Source': 'Well',
    Sewer: 'Septic Tank',
    Utilities: 'Electricity at Street, Other',
  });
  expect(factsOf(land).utilities.value?.map(({ text }) => text)).toEqual([
    'Sewer: septic tank',
    'Utilities: electricity at street',
    'Water: well',
  ]);
});

test('a rental states its terms, a home for sale has none', () => {
  const terms = list({ 'Lease Term': '12 Months', 'Security Deposit': '$2,400', Available: '12/1/2026' });
  const rental = factsOf(`<p>For rent</p><p>$2,400/mo</p>${list({ Status: 'For Rent' })}${terms}`);
  expect(rental.rentTerms.value?.map(({ text }) => text)).toEqual([
    'Available December 1, 2026',
    'Security deposit $2,400',
    '12-month lease',
  ]);
  expect(factsOf(terms).rentTerms.value).toBeNull();
});

test.each([
  [
    'the unbranded link first',
    { virtualTourUrl: 'https://b.example/t/1', VirtualTourURLUnbranded: 'https://a.example/t/1' },
    'https://a.example/t/1',
  ],
  ['a link', { virtualTourUrl: 'https://tours.example/show/?m=abc' }, 'https://tours.example/show/?m=abc'],
  ['no front page', { virtualTourUrl: 'https://tours.example/' }, null],
  ['no other kind of address', { virtualTourUrl: 'javascript:alert(1)' }, null],
  ['no word', { virtualTour: 'Yes' }, null],
])('a virtual tour: %s', (_, data, url) => {
  expect(factsOf(state(data)).virtualTour.value).toBe(url);
});
