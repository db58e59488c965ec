import { expect, test } from 'vitest';
import { readChatData } from './read-chat-data.ts';
import { readListingPage } from './read-listing-page.ts';

function valuesOf(text: string): Record<string, unknown> {
  const reading = readChatData(text);
  if (!reading.readable) throw new Error(reading.reason);
  return Object.fromEntries(Object.entries(reading.facts).map(([name, { value }]) => [name, value]));
}

test('a sheet with two-letter labels in columns', () => {
  const sheet = `MLS#: 4471882     Active     List Price: $489,900
Addr: 1187 Quarry Ridge Dr
City: Asheville   St: NC   Zip: 28804
County: Buncombe
Subd: Quarry Ridge
Prop Type: RES   Style: Ranch
Beds: 3   FB: 2   HB: 1   Baths: 2/1
HLA: 2,045   SqFt: 2,045   Acres: 0.42   Yr Built: 1987
Stories: 1   Gar: 2
Tax: $2,944/2025
HOA: $250/Annually
DOM: 14  CDOM: 14
OLP: $499,900
LA: Priscilla Voss (PVOSS01)   LO: Blue Knob Realty Group (BKRG)
Ph: 828-555-0144
Remarks: Single-level living on a quiet ridge with long-range winter views. The kitchen was rebuilt in 2022 with quartz counters, a gas range and a walk-in pantry. Two-car garage, new roof in 2021.`;
  expect(valuesOf(sheet)).toMatchObject({
    street: '1187 Quarry Ridge Dr',
    city: 'Asheville',
    state: 'NC',
    zip: '28804',
    price: 489_900,
    priceCut: 10_000,
    status: 'active',
    beds: 3,
    bathsFull: 2,
    bathsHalf: 1,
    sqft: 2045,
    lot: '0.42 acres',
    yearBuilt: 1987,
    mls: '4471882',
    agent: 'Priscilla Voss',
    brokerage: 'Blue Knob Realty Group',
    hoa: '$250 a year',
    county: 'Buncombe',
    subdivision: 'Quarry Ridge',
    parking: '2 spaces',
    stories: 1,
  });
});

test('an agent report with sources behind its figures', () => {
  const sheet = `Bright MLS
Agent Full
27 Tannery Ln, Ellicott City, MD 21043      Active     Residential     $615,000
MLS #: MDHW2045510
Tax ID #: 1402254331
Ownership Interest: Fee Simple
Structure Type: Detached
Levels/Stories: 3
Waterfront: No
Garage: Yes
Beds: 4
Baths: 3 / 1
Above Grade Fin SQFT: 2,416 / Assessor
Price / Sq Ft: $254.55
Year Built: 1994
Property Condition: Very Good
Style: Colonial
Central Air: Yes
Basement: Yes
Location
County: Howard, MD
MLS Area: Ellicott City
School District: Howard County Public Schools
Subdivision / Neighborhood: Tannery Woods
Association / Community Info
HOA: Yes
HOA Fee: $68 / Monthly
Taxes and Assessment
Tax Annual Amt / Year: $7,120 / 2025
Lot
Lot Acres / SQFT: 0.24a / 10454sf / Assessor
Parking
Type: Attached Garage
Remarks
Public: Brick-front Colonial on a cul-de-sac with a two-story foyer and hardwood on the main level. The finished lower level walks out to a patio. Roof 2020, HVAC 2023.
Listing Office
Listing Agent: Desmond Achebe (3112045) (Lic# 612044-MD)  (443) 555-0181
Listing Agent Email: d.achebe@example.com
Listing Office: Ashlar & Finch Real Estate (AFRE1) (Lic# Unknown)
Listing Details
Original Price: $629,000      Owner Name: Available
DOM: 21`;
  expect(valuesOf(sheet)).toMatchObject({
    street: '27 Tannery Ln',
    city: 'Ellicott City',
    price: 615_000,
    status: 'active',
    beds: 4,
    baths: 3.5,
    sqft: 2416,
    lot: '10,454 sqft',
    yearBuilt: 1994,
    type: 'Single family',
    mls: 'MDHW2045510',
    agent: 'Desmond Achebe',
    brokerage: 'Ashlar & Finch Real Estate',
    county: 'Howard',
    neighborhood: 'Tannery Woods',
    hoa: '$68 a month',
    daysOnMarket: 21,
    stories: 3,
    parking: null,
  });
});

test('a report whose labels have no colons', () => {
  const sheet = `Residential Client Detail Report
MLS # 1822045
Class RESIDENTIAL
Type Single Family
Area 102 - Northside
Asking Price $329,900
Address 5540 Millrace Ct
City Knoxville
State TN
Zip 37918
Status ACTIVE
Sale/Rent For Sale
# of Bedrooms 3
Full Baths 2
Half Baths 0
SqFt - Total 1680
Year Built 2001
Acres .31
Subdivision Millrace
County Knox County - 1
HOA Fee 25.00
HOA Fee Frequency Monthly
Listing Agent Carmen Oyelaran - Cell: 865-555-0177
Listing Office Three Rivers Realty - Office: 865-555-0100
Public Remarks
Easy one-level living with a split-bedroom plan, vaulted ceilings and a fenced yard. The HVAC was replaced in 2024 and the roof in 2019. Minutes to the lake.`;
  expect(valuesOf(sheet)).toMatchObject({
    street: '5540 Millrace Ct',
    city: 'Knoxville',
    state: 'TN',
    zip: '37918',
    price: 329_900,
    status: 'active',
    beds: 3,
    baths: 2,
    sqft: 1680,
    yearBuilt: 2001,
    type: 'Single family',
    mls: '1822045',
    agent: 'Carmen Oyelaran',
    brokerage: 'Three Rivers Realty',
  });
});

test('a sheet of joined labels', () => {
  const sheet = `LISTING # 6702214   Active   $559,000
3321 E Saguaro Bloom Way, Gilbert, AZ 85298
Beds/Baths: 4 / 2.5   Bedrooms Plus: 5
Approx SQFT: 2,387 / County Assessor
Price/SqFt: $234.19
Year Built: 2006
Pool: Private Only
Dwelling Type: Single Family - Detached
# of Interior Levels: 2
Approx Lot SqFt: 6,300 / County Assessor
Subdivision: SAGUARO BLOOM UNIT 3
Hun Block: 3300 E
Ele Sch Dist: 060 - Higley Unified District
High School: Higley High School
HOA Y/N / Fee: Y / $87 / Monthly
Taxes/Yr: $1,988 / 2025
CDOM/ADOM: 9 / 9
List Date: 10/30/2026
Public Remarks: Move-in ready Gilbert home with a pebble-finish pool, a loft and owned solar. Kitchen has granite, a gas cooktop and a large island. Paid-off solar panels keep bills low.
Lst Agt: Tamsin Okafor      Lst Off: Copper Basin Homes`;
  expect(valuesOf(sheet)).toMatchObject({
    street: '3321 E Saguaro Bloom Way',
    price: 559_000,
    status: 'active',
    beds: 4,
    baths: 2.5,
    sqft: 2387,
    lot: '6,300 sqft',
    type: 'Single family',
    mls: '6702214',
    agent: 'Tamsin Okafor',
    brokerage: 'Copper Basin Homes',
    hoa: '$87 a month',
    stories: 2,
  });
});

test('a home on one line', () => {
  const line =
    'Act 22045518 $374,900 914 Birchbark Trl, Duluth, MN 55811 3BR/2BA 1,640sf 0.5ac blt 1979 2car gar Northern Pines Realty / Gail Lindqvist';
  expect(valuesOf(line)).toMatchObject({
    street: '914 Birchbark Trl',
    zip: '55811',
    price: 374_900,
    status: 'active',
    beds: 3,
    baths: 2,
    sqft: 1640,
    lot: '0.5 acres',
    yearBuilt: 1979,
    mls: '22045518',
    agent: 'Gail Lindqvist',
    brokerage: 'Northern Pines Realty',
  });
});

test('the prose of an AI chat response', () => {
  const prose = `Here's a summary of the listing you shared:

**2208 Sorrel Mesa Road, Santa Fe, NM 87506** is currently listed for **$1,195,000**. It's an adobe single-family home with four bedrooms and three and a half bathrooms, offering about 3,120 square feet of living space on a 2.6-acre lot. It was built in 2003. The property is listed by Inez Montoya-Clark of High Desert Realty (MLS# 202404412).

The home features kiva fireplaces, viga ceilings and a heated portal. Monthly HOA fees are $110.

Would you like me to compare it with other homes nearby?`;
  expect(valuesOf(prose)).toMatchObject({
    street: '2208 Sorrel Mesa Road',
    city: 'Santa Fe',
    price: 1_195_000,
    beds: 4,
    baths: 3.5,
    sqft: 3120,
    lot: '2.6 acres',
    yearBuilt: 2003,
    mls: '202404412',
    agent: 'Inez Montoya-Clark',
    brokerage: 'High Desert Realty',
  });
});

test('a page with no content, whose head alone describes the home', () => {
  const html = `<title>18 Harrow Ct, Concord, NH 03301 | MLS 5012345 | PineLine Realty</title>
    <meta property="og:title" content="18 Harrow Ct, Concord, NH 03301 - $429,000 - For Sale">
    <meta property="og:description" content="3 beds, 2 baths, 1,744 sqft house for sale at 18 Harrow Ct, Concord, NH 03301. MLS# 5012345. Listed by Ruth Calloway, PineLine Realty.">
    <body><div id="root"></div></body>`;
  expect(readListingPage(html)).toMatchObject({
    facts: {
      street: { value: '18 Harrow Ct' },
      price: { value: 429_000 },
      status: { value: 'active' },
      beds: { value: 3 },
      baths: { value: 2 },
      sqft: { value: 1744 },
      type: { value: 'Single family' },
      mls: { value: '5012345' },
      agent: { value: 'Ruth Calloway' },
      brokerage: { value: 'PineLine Realty' },
    },
  });
});
