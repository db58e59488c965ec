import { expect, test } from 'vitest';
import { examineListingText } from './examine-listing-text.ts';
import { readListingPage } from './read-listing-page.ts';

const streets = ['12 Oak St', '44 Elm Ave', '7 Birch Ln', '901 Cedar Ct', '23 Maple Dr', '310 Aspen Way'];
const card = (street: string, index: number) =>
  `<div class="home"><a href="/h/${index}"><p>$${400 + index},000</p><p>3 bds 2 ba 1,${index}50 sqft</p><p>${street}, Bend, OR 97701</p></a></div>`;
const cards = streets.map(card).join('');
const own = `<p>14 Ferry Row, Bend, OR 97701</p><p>$450,000</p><p>3 beds 2 baths 1,800 sqft</p>`;
const details =
  '<ul><li>Year built: 1998</li><li>Lot size: 0.3 acres</li><li>MLS #: 2201456</li><li>HOA fee: $40</li><li>County: Deschutes</li></ul>';
const reasonOf = (html: string, url?: string) => {
  const reading = readListingPage(html, { url });
  return reading.readable ? null : reading.reason;
};

test.each([
  [
    'a results page',
    `<title>Bend, OR Homes for Sale</title><h1>Bend homes for sale</h1>${cards}`,
    'search results',
  ],
  [
    'results with one featured',
    `<title>Featured listings | Port Realty</title>${own}${details}${cards}`,
    'search results',
  ],
  ['results counted in the heading', `<h1>128 homes in Bend</h1>${cards}`, 'search results'],
  ['a client list', `<title>Picked for you</title><h1>Hello Ana</h1>${cards}`, 'several homes'],
  [
    'a table of homes',
    `<title>Tour on Saturday</title><table>${streets.map((street, n) => `<tr><td>${street}, Bend, OR 97701</td><td>$${500 + n},000</td><td>3 beds</td></tr>`).join('')}</table>`,
    'several homes',
  ],
  [
    'results in data alone',
    `<title>Find it here</title><script type="application/json">${JSON.stringify({ results: streets.map((street, n) => ({ streetAddress: street, zip: '97701', city: 'Bend', state: 'OR', price: 400_000 + n, beds: 3, baths: 2, sqft: 1500 })) })}</script><div>Loading</div>`,
    'several homes',
  ],
  [
    'a builder’s community',
    `<title>Willow Park in Bend</title><h1>Willow Park</h1><p>1 Sales Office Rd, Bend, OR 97701</p><p>Priced from $389,990</p><p>3-5 beds</p><p>1,800 - 3,100 sq ft</p><h2>Floor plans</h2>`,
    'several homes',
  ],
  [
    'an apartment complex',
    `<title>The Foundry Lofts</title><h1>The Foundry Lofts</h1><p>20 Mill St, Bend, OR 97701</p><p>$1,450 - $2,900/mo</p><p>Studio - 3 beds</p><p>12 units available</p>`,
    'several homes',
  ],
  [
    'a building with units for sale',
    `<title>500 Harbor Blvd, Bend, OR 97701</title><h1>500 Harbor Blvd</h1>${['2A', '3B', '4C', '5D'].map((unit, n) => `<div><p>500 Harbor Blvd #${unit}, Bend, OR 97701</p><p>$${500 + n},000</p></div>`).join('')}`,
    'several homes',
  ],
  [
    'a vacation rental',
    `<title>14 Ferry Row, Bend, OR 97701</title><h1>14 Ferry Row, Bend, OR 97701</h1><p>$285 / night</p><p>Sleeps 8</p><p>3 beds 2 baths</p><p>Check-in after 4</p>`,
    'vacation rental',
  ],
  [
    'an article',
    `<title>Inside 14 Ferry Row, Bend, OR 97701</title><meta property="og:type" content="article"><meta property="article:published_time" content="2026-01-02"><h1>Inside 14 Ferry Row, Bend, OR 97701</h1><p>$450,000</p><p>3 beds 2 baths 1,800 sqft</p>`,
    'article',
  ],
])('%s is refused', (_, html, reason) => {
  expect(reasonOf(html)).toBe(reason);
});

test.each([
  [
    'named by its heading',
    `<title>Port Realty</title><h1>14 Ferry Row, Bend, OR 97701</h1>${own}<h2>Similar homes</h2>${cards}`,
  ],
  ['named by its title', `<title>14 Ferry Row, Bend, OR 97701 | Homes for Sale</title>${own}${cards}`],
  ['named by its link', `<title>Home details</title>${own}${cards}`],
  [
    'on a page titled for all',
    `<title>Port Realty - Our Listings</title><h1>Port Realty</h1><h2>14 Ferry Row, Bend, OR 97701</h2>${own}${details}`,
  ],
])('one home %s is read, whatever is next to it', (_, html) => {
  expect(reasonOf(html, 'https://port.example/homes/14-ferry-row-bend-or-97701')).toBeNull();
});

test('a pasted list of homes is refused, a pasted page with similar homes is not', () => {
  const rows = streets
    .map((street, n) => `${street}, Bend, OR 97701\n$${500 + n},000 · 3 bd 2 ba`)
    .join('\n');
  expect(examineListingText(rows).reading).toEqual({ readable: false, reason: 'several homes' });
  const page = `14 Ferry Row, Bend, OR 97701\n$450,000\n3 beds\n2 baths\n1,800 sqft\nYear built: 1998\nLot size: 0.3 acres\nMLS #: 2201456\nNearby homes\n${rows}`;
  expect(examineListingText(page).reading).toMatchObject({ facts: { street: { value: '14 Ferry Row' } } });
});

test('a page without a head is identified by a link that contains the address', () => {
  const body = '<div><p>$219,900</p><p>3 beds</p><p>2 baths</p><p>1,690 sq ft</p></div>';
  const url = 'https://homes.example/TX/Graham/1441-Brazos-St-76450/home/73';
  expect(readListingPage(body, { url })).toMatchObject({
    facts: {
      street: { value: '1441 Brazos St' },
      city: { value: 'Graham' },
      state: { value: 'TX' },
      price: { value: 219_900 },
    },
  });
  expect(
    reasonOf(
      '<div><p>Something went on here for a while, and nobody knows what it was about, although it was long enough to look like a page that somebody had written in full. It went on for another line or two.</p></div>',
      url,
    ),
  ).toBe('not a listing');
});

test('the office is not the home', () => {
  const office = '<div><p>Port Realty</p><p>800 Bond St, Bend, OR 97702</p><p>Tel 541-555-0100</p></div>';
  const home = '<h1>A cottage by the river</h1><p>$450,000</p><p>3 beds 2 baths 1,800 sqft</p>';
  const reading = readListingPage(`<title>A cottage by the river</title>${home}${details}${office}`);
  expect(reading.readable && reading.facts.street.value).toBe(reading.readable ? null : false);
});
