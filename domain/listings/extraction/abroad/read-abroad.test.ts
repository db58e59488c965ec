import { expect, test } from 'vitest';
import { readListingPage } from '../read-listing-page.ts';

const rooms = '<ul><li>Bedrooms: 3</li><li>Bathrooms: 2</li></ul>';

function read(html: string, url: string) {
  const reading = readListingPage(html, { url });
  if (!reading.readable) return reading.reason;
  const {
    street,
    city,
    state,
    zip,
    country,
    price,
    currency,
    status,
    beds,
    baths,
    sqft,
    lot,
    brokerage,
    agent,
  } = reading.facts;
  return Object.fromEntries(
    Object.entries({
      street,
      city,
      state,
      zip,
      country,
      price,
      currency,
      status,
      beds,
      baths,
      sqft,
      lot,
      brokerage,
      agent,
    })
      .map(([name, fact]) => [name, fact.value])
      .filter(([, value]) => value !== null),
  );
}

test('a home in the United Kingdom, for sale and to rent', () => {
  const sale = `<title>3 bed house for sale in Tannery Row, Otley LS21</title><h1>Tannery Row, Otley, LS21</h1><p>Guide price</p><p>£325,000</p>${rooms}
    <meta property="og:description" content="3 bed house for sale in Tannery Row, Otley, LS21 for £325,000. Marketed by Dale &amp; Moor, Otley">
    <div class="agent"><p>Dale & Moor</p><p>5 Bridge Street, Otley, LS21 1BQ</p></div><p>Ground rent £150 a year</p>`;
  expect(read(sale, 'https://homes.example.co.uk/for-sale/1')).toEqual({
    street: 'Tannery Row',
    city: 'Otley',
    zip: 'LS21',
    country: 'GB',
    price: 325_000,
    currency: 'GBP',
    status: 'active',
    beds: 3,
    baths: 2,
    brokerage: 'Dale & Moor',
  });
  const rent = `<h1>2 bed flat to rent</h1><h2>Mill Wharf, Ancoats M4</h2><p>£1,450 pcm</p><p>(£335 pw)</p><p>2 bed</p><p>1 bath</p>`;
  expect(read(rent, 'https://homes.example.co.uk/to-rent/2')).toMatchObject({
    street: 'Mill Wharf',
    city: 'Ancoats',
    price: 1_450,
    currency: 'GBP',
    status: 'for rent',
    beds: 2,
  });
});

test.each([
  [
    'Australia',
    'https://homes.example.com.au/1',
    `<h1>12 Wattle Street, Fitzroy VIC 3065</h1><p>$1,250,000</p>${rooms}`,
    {
      street: '12 Wattle Street',
      city: 'Fitzroy',
      state: 'VIC',
      zip: '3065',
      price: 1_250_000,
      currency: 'AUD',
      beds: 3,
    },
  ],
  [
    'New Zealand',
    'https://homes.example.co.nz/1',
    `<h1>9 Rata Road, Ponsonby, Auckland</h1><p>$985,000</p>${rooms}`,
    { street: '9 Rata Road', city: 'Auckland', price: 985_000, currency: 'NZD' },
  ],
  [
    'Ireland',
    'https://homes.example.ie/1',
    `<h1>4 Quay Lane, Kinsale, Co. Cork</h1><p>€475,000</p>${rooms}`,
    { street: '4 Quay Lane', city: 'Kinsale', price: 475_000, currency: 'EUR' },
  ],
  [
    'South Africa',
    'https://homes.example.co.za/for-sale/1',
    `<title>3 Bedroom House for sale in Newlands</title><h1>3 Bedroom House in Newlands</h1><p>R 3 450 000</p><p>8 protea avenue</p><script type="application/ld+json">{"@type":"House","address":{"addressLocality":"Newlands, Cape Town","addressRegion":"Western Cape"}}</script><p>Land size 640 m²</p><p>Floor size 210 m²</p><p>Rates and taxes R 2 100</p>${rooms}`,
    {
      street: '8 Protea Avenue',
      city: 'Newlands',
      price: 3_450_000,
      currency: 'ZAR',
      lot: '640 sq m',
      sqft: 2260,
    },
  ],
  [
    'Canada',
    'https://homes.example.ca/1',
    `<title>88 Larch St, Kelowna, BC V1Y 2B3</title><h1>88 Larch St, Kelowna, BC V1Y 2B3</h1><p>$799,000</p>${rooms}`,
    { street: '88 Larch St', city: 'Kelowna', state: 'BC', zip: 'V1Y 2B3', price: 799_000, currency: 'CAD' },
  ],
])('a home in %s', (_, url, html, expected) => {
  expect(read(html, url)).toMatchObject(expected);
});

test.each([
  [
    'Portugal',
    'https://casas.example.pt/1',
    '<html lang="pt"><h1>Moradia na Rua Verde, Cascais</h1><p>450.000 €</p><p>4 quartos</p></html>',
  ],
  [
    'Germany',
    'https://haus.example.de/1',
    '<html lang="de"><h1>Haus in Ulm</h1><p>450.000 €</p><p>4 Zimmer</p></html>',
  ],
  [
    'the United Kingdom without a price',
    'https://homes.example.co.uk/1',
    `<h1>Tannery Row, Otley, LS21</h1>${rooms}`,
  ],
  [
    'the United Kingdom without a place',
    'https://homes.example.co.uk/1',
    `<h1>A lovely home</h1><p>£325,000</p>${rooms}`,
  ],
])('a page from %s is refused, not half read', (_, url, html) => {
  const filler =
    '<p>Plenty of words stand here so that the page is no empty shell, and none of them says anything about a home, its rooms or its price. There is more of it, because short pages count as empty ones.</p>';
  expect(read(html.replace('</html>', '') + filler, url)).toBe('unsupported country');
});

test('an American home on a foreign language page is read', () => {
  const html =
    '<html lang="es-US"><title>14 Ferry Row, Bend, OR 97701</title><h1>14 Ferry Row, Bend, OR 97701</h1><p>$450,000</p><p>3 beds 2 baths</p></html>';
  expect(read(html, 'https://casas.example.com/1')).toMatchObject({
    street: '14 Ferry Row',
    price: 450_000,
    currency: 'USD',
  });
});
