import { expect, test } from 'vitest';
import { feedText } from '../../listings/feed/feed-text.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../../marketing/facts/home-facts.ts';
import { createClaimTracer } from './claim-tracer.ts';
import { factRowFacts, factRowLines } from './fact-row-facts.ts';
import { historyFacts, historyLines } from './history-facts.ts';
import { monthlyCostFacts, monthlyCostLines } from './monthly-cost-facts.ts';
import { publishedTexts, type TextSources } from './published-texts.ts';
import type { TracedFact } from './traced-fact.ts';

const fact = (field: string, value: string, aliases: string[] = []): TracedFact => ({
  id: `${field}-1`,
  field,
  label: field,
  value,
  aliases,
  source: { kind: 'page', excerpt: value },
});
const home = [
  fact('street', '200 E 75th St #PENTHOUSE 4'),
  fact('city', 'McAllen'),
  fact('state', 'TX'),
  fact('neighborhood', 'Sharyland Plantation'),
  fact('propertyType', 'Condo'),
  fact('occasion', 'Just listed', ['JustListed', 'HomeForSale']),
];
const traceTags = (line: string) =>
  createClaimTracer(home)
    .traceLines([line])
    .map(({ claim, fact: found }) => `${claim} ${found?.id ?? 'none'}`);

test('a fact’s sentence repeated word for word is one claim, even without any known claim words', () => {
  const tracer = createClaimTracer([
    fact('answer', 'The lane is maintained by the town. The lake is spring-fed and clear.'),
  ]);
  const traced = tracer.traceLines(['The lane is maintained by the town.', 'Spring-fed, by the way.']);
  expect(traced[0]).toMatchObject({
    claim: 'The lane is maintained by the town.',
    fact: { id: 'answer-1' },
  });
});

test('a hashtag that names the place, the news or the kind of home has its fact', () => {
  expect(
    traceTags('#JustListed #McAllenTX #TexasRealEstate #HomeForSale #CondoLife #SharylandPlantation'),
  ).toEqual([
    '#JustListed occasion-1',
    '#McAllenTX city-1',
    '#TexasRealEstate state-1',
    '#HomeForSale occasion-1',
    '#CondoLife propertyType-1',
    '#SharylandPlantation neighborhood-1',
  ]);
});

test('a hashtag that says nothing about a home claims nothing, and one without a supporting fact has none', () => {
  expect(traceTags('Come and see it. #RealEstate #HomeTour #HouseHunting #RealEstatePodcast #4')).toEqual([]);
  expect(traceTags('200 E 75th St #PENTHOUSE 4').filter((claim) => claim.startsWith('#'))).toEqual([
    '#PENTHOUSE street-1',
  ]);
  expect(traceTags('#AustinTX #LakefrontLiving #JustSold')).toEqual([
    '#AustinTX none',
    '#LakefrontLiving none',
    '#JustSold none',
  ]);
});

test('a hashtag for a place named in a listing’s sentence has that sentence; one for a thing it mentions does not', () => {
  const told = [fact('remark', 'The yard could take a pool, near Mill Pond and the Quarry District.')];
  const traced = createClaimTracer(told).traceLines(['#MillPond #QuarryDistrict #Pool #Mill']);
  expect(traced.map(({ claim, fact: found }) => `${claim} ${found?.id ?? 'none'}`)).toEqual([
    '#MillPond remark-1',
    '#QuarryDistrict remark-1',
    '#Pool none',
    '#Mill remark-1',
  ]);
});

test('every figure of the monthly payments names the price, the rate and the rule behind it', () => {
  const described = { propertyType: 'House', description: null, features: [] };
  const listing = { price: '$500,000', saleStatus: null, ...described };
  const tracer = createClaimTracer(monthlyCostFacts(listing));
  const lines = monthlyCostLines(listing);
  expect(lines).toContain('6.5% interest, 20% down: $2,528 a month');
  const claims = tracer.traceLines(lines);
  expect(claims.length).toBeGreaterThan(30);
  expect(claims.filter(({ fact: found }) => found === null)).toEqual([]);
  const payment = claims.find(({ claim }) => claim.includes('2,528'));
  expect(payment?.fact?.source).toEqual({
    kind: 'computed',
    excerpt:
      'Principal and interest of a 30-year loan on the price of $500,000 less $100,000 (20%), at 6.5% a year',
  });
  // Figures for another price have no fact.
  const other = createClaimTracer(monthlyCostFacts({ ...listing, price: '$400,000' }));
  expect(other.traceLines(lines).some(({ fact: found }) => found === null)).toBe(true);
});

test('every row of the fact table names the listing’s words or its calculation', () => {
  const listing = {
    ...{ price: '$500,000', saleStatus: 'active', sqft: '2,000', baths: 2, propertyType: 'Condo' },
    ...{ features: [], neighborhoodName: null, schoolDistrict: null },
    description: 'A special assessment of $92 a month runs through 2028. No short-term rentals.',
    aiEnhancedDescription: JSON.stringify({
      facts: { street: {}, hoa: { value: '$486 a month' }, taxes: { value: '$9,600 a year' } },
    }),
  };
  const lines = [...factRowLines(listing), ...monthlyCostLines(listing)];
  expect(lines).toEqual(
    expect.arrayContaining([
      'Price per square foot: $250',
      'Association fee: $486 a month',
      'Property taxes: $800 a month',
      'Loan, property taxes, association fee and special assessment with 20% down at 6.5%: $3,906 a month',
    ]),
  );
  const facts = [...factRowFacts(listing), ...monthlyCostFacts(listing)];
  const claims = createClaimTracer(facts).traceLines(lines);
  expect(claims.filter(({ fact: found }) => found === null)).toEqual([]);
  expect(claims.find(({ claim }) => claim.includes('250'))?.fact?.source).toEqual({
    kind: 'computed',
    excerpt: 'The price of $500,000 divided by 2,000 square feet',
  });
});

test('the page’s texts have the monthly payments, and the feed’s have what feeds say', () => {
  const listing = {
    ...{ price: '$500,000', saleStatus: null, priceCut: null, pageTitle: 'A home', metaDescription: null },
    propertyType: 'Condo',
    ...{ address: '9 Elm Street', city: 'McAllen', state: 'TX', zipCode: '78501', description: 'A condo.' },
    ...{ beds: 2, baths: 1, sqft: null, yearBuilt: null, features: [], faqs: [], localImages: [], mls: null },
  } as unknown as TextSources['listing'];
  const history = [{ day: '2026-11-02', now: '$500,000', change: 'Down $15,000 (2.9%)' }];
  const sources = {
    listing,
    facts: homeFacts(listing as Listing),
    parts: [],
    clips: [],
    hasEpisode: true,
    history,
  };
  const linesOf = (channel: string) =>
    publishedTexts(sources).find((text) => text.channel === channel)?.lines;
  expect(linesOf('page')).toEqual(
    expect.arrayContaining([...monthlyCostLines(listing), ...factRowLines(listing), 'Type: Condo']),
  );
  const [step = ''] = historyLines(history);
  expect(linesOf('page')).toContain(step);
  const claims = createClaimTracer(historyFacts(history)).traceLines([step]);
  expect(claims.length).toBeGreaterThan(0);
  expect(claims.filter(({ fact: found }) => found === null)).toEqual([]);
  const { title, about } = feedText(listing);
  expect(linesOf('feed')).toEqual([title, about]);
});
