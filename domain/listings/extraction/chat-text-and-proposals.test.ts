import { describe, expect, it } from 'vitest';
import { addProposals } from './add-proposals.ts';
import { examineListingText } from './examine-listing-text.ts';
import type { FieldName, ListingReading, PageFacts } from './facts.ts';
import { readChatData } from './read-chat-data.ts';
import { examineListingPage } from './read-listing-page.ts';

function values(reading: ListingReading, ...names: FieldName[]): unknown[] {
  if (!reading.readable) throw new Error(`not readable: ${reading.reason}`);
  return names.map((name) => reading.facts[name].value);
}

describe('examineListingText', () => {
  it('reads a page copied from the browser', () => {
    const { reading } = examineListingText(`412 Sorrel Ave, Hay Creek, MT 59102
$389,000
Active
3 beds
2 baths
1,744 sqft
MLS# 340221
Bright ranch on a corner lot with a fenced yard. New furnace in 2022. Minutes from the river path.
Listed by Noor Haddad, Big Sky Home Realty (406) 201-3388`);
    expect(
      values(reading, 'street', 'city', 'state', 'zip', 'price', 'beds', 'baths', 'sqft', 'mls', 'agent'),
    ).toEqual(['412 Sorrel Ave', 'Hay Creek', 'MT', '59102', 389000, 3, 2, 1744, '340221', 'Noor Haddad']);
  });

  it('refuses text that isn’t a listing', () => {
    expect(examineListingText('Dear all, lunch is at noon.').reading.readable).toBe(false);
    expect(examineListingText('').reading.readable).toBe(false);
  });
});

describe('readChatData', () => {
  const expected = ['9 Fennel Row', 'Oak Hollow', 'TN', '37040', 415000, 4, 2.5, 2210];
  const names = ['street', 'city', 'state', 'zip', 'price', 'beds', 'baths', 'sqft'] as const;

  it('reads a JSON object with field names of its own', () => {
    const reading = readChatData(
      JSON.stringify({
        property_address: '9 Fennel Row, Oak Hollow, TN 37040',
        list_price: '$415,000',
        bedrooms: '4',
        bathrooms: '2.5',
        square_footage: '2,210 sq ft',
        listing_agent: { name: 'Ines Calloway', phone: '931-201-7744', brokerage: 'Cumberland Realty' },
        key_features: ['Sunroom', 'Workshop'],
      }),
    );
    expect(values(reading, ...names)).toEqual(expected);
    expect(values(reading, 'agent', 'agentPhone', 'brokerage', 'features')).toEqual([
      'Ines Calloway',
      '(931) 201-7744',
      'Cumberland Realty',
      ['Sunroom', 'Workshop'],
    ]);
  });

  it('reads JSON in a fenced block between sentences', () => {
    const reading = readChatData(
      'Here is what I found:\n```json\n{"address":{"street":"9 Fennel Row","city":"Oak Hollow","state":"TN","zip":"37040"},"price":415000,"beds":4,"baths":2.5,"sqft":2210}\n```\nLet me know!',
    );
    expect(values(reading, ...names)).toEqual(expected);
  });

  it('reads prose with headings and bullets', () => {
    const reading = readChatData(
      '## Property\n**Address:** 9 Fennel Row, Oak Hollow, TN 37040\n- **Price:** $415,000\n- **Bedrooms:** 4\n- **Bathrooms:** 2.5\n- **Square Feet:** 2,210\n',
    );
    expect(values(reading, ...names)).toEqual(expected);
  });

  it('refuses an apology', () => {
    expect(readChatData("I'm sorry, I could not open that link.").readable).toBe(false);
    expect(readChatData('{"error":"no access"}').readable).toBe(false);
  });
});

describe('addProposals', () => {
  const html =
    '<title>5 Ash Ct, Dunmore, KY 42103</title><h1>5 Ash Ct, Dunmore, KY 42103</h1><p>$250,000</p><p>The home was completed in the spring of 1962 by its first owner.</p>';
  const reading = examineListingPage(html);
  const facts = (proposal: Parameters<typeof addProposals>[1][number]): PageFacts =>
    addProposals(reading, [proposal]);

  it('accepts what is on the page', () => {
    expect(
      facts({ field: 'yearBuilt', value: 1962, quote: 'completed in the spring of 1962' }).yearBuilt,
    ).toMatchObject({ value: 1962, source: 'model' });
  });

  it('refuses what isn’t', () => {
    expect(facts({ field: 'yearBuilt', value: 1971, quote: 'built in 1971' }).yearBuilt.value).toBeNull();
    expect(
      facts({ field: 'beds', value: 4, quote: 'completed in the spring of 1962' }).beds.value,
    ).toBeNull();
    expect(facts({ field: 'price', value: 1962, quote: 'spring of 1962' }).price.value).toBe(250000);
  });
});
