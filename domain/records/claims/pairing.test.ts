import { describe, expect, test } from 'vitest';
import { lakeEstateListing } from '#db/seed/lake-estate/listing.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { createClaimTracer } from './claim-tracer.ts';
import { recordFacts } from './record-facts.ts';
import type { TracedFact } from './traced-fact.ts';

type Sources = Parameters<typeof recordFacts>[1];
const faqs = lakeEstateListing.faqs.map((faq) => ({ ...faq }));
const lakeEstate = {
  id: 'lake-estate',
  street: lakeEstateListing.address,
  city: lakeEstateListing.city,
  state: lakeEstateListing.state,
  description: lakeEstateListing.description,
  features: [...lakeEstateListing.features],
  neighborhoodText: lakeEstateListing.neighborhood_description,
};
const homes = [lakeEstate, ...tenHomes.slice(0, 4)];

/** A sample home whose questions someone answered by hand. */
function factsOf(home: (typeof homes)[number]): TracedFact[] {
  const sources = sampleHome(home);
  const listing = { ...sources.listing, faqs, localImages: [], mls: null };
  const agent = { name: null, brokerage: null, phone: null, license: null, website: null, introLine: null };
  return recordFacts(buildFactSheet({ ...sources, listing }), {
    listing,
    agent,
    siteName: 'Hearthcast',
  } as unknown as Sources);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe.each(homes)('$id', (home) => {
  const facts = factsOf(home);
  const tracer = createClaimTracer(facts);

  test('a question names only the sentence that answers it', () => {
    for (const { question } of faqs)
      expect(facts.filter(({ label }) => label === question).length).toBeLessThanOrEqual(1);
    const away = facts.filter(({ value }) => value === 'The village green is 2.1 miles away by road.');
    expect(away.map(({ label }) => label)).toEqual(['From the answers', 'Answer on the page']);
  });

  test('text repeated word for word is based on exactly that fact', () => {
    const known = new Set(facts.flatMap(({ value, aliases }) => [value, ...aliases]).map(plain));
    const texts = [...faqs.map(({ answer }) => answer), home.description ?? '', ...(home.features ?? [])];
    const repeated = texts.flatMap((text) => splitSentences(text)).filter((text) => known.has(plain(text)));
    expect(repeated.length).toBeGreaterThan(6);
    const others = repeated.flatMap((sentence) =>
      tracer
        .traceLines([`${sentence.replace(/\.?$/, '.')} Come and see it.`])
        .filter(
          ({ fact }) =>
            fact && ![fact.value, `${fact.label} ${fact.value}`].map(plain).includes(plain(sentence)),
        )
        .map(({ claim, fact }) => `“${claim}” in “${sentence}”: ${fact?.label}: ${fact?.value}`),
    );
    expect(others).toEqual([]);
  });

  test('a question is based on its own answer', () => {
    for (const { question, answer } of faqs)
      for (const { fact } of tracer.traceLines([question]))
        expect([fact?.value, fact?.source.excerpt]).toEqual([question, answer]);
  });
});

test('a number that a fact writes out belongs to that fact, not to another one of the same value', () => {
  const facts = [
    { field: 'street', value: '14 Heron Point Road' },
    { field: 'mlsNumber', value: 'SAMPLE-0014' },
    { field: 'originatingMls', value: 'Imaginary Lakes MLS' },
    { field: 'remark', value: 'A cedar dock on the lake.' },
  ].map((fact) => ({
    ...{ ...fact, id: fact.field, label: fact.field, aliases: [] },
    source: { kind: 'page' as const, excerpt: fact.value },
  }));
  const traced = createClaimTracer(facts).traceLines(['MLS number SAMPLE-0014', 'Lake estate with a dock']);
  expect(traced.map(({ claim, fact }) => `${claim.toLowerCase()}: ${fact?.id}`)).toEqual(
    expect.arrayContaining(['0014: mlsNumber', 'lake: remark', 'dock: remark']),
  );
});

test('if several facts mention a thing, a claim gets the one about the same thing', () => {
  const said = createClaimTracer(factsOf(lakeEstate)).traceLines([
    'By road, the village green is only 2.1 miles away.',
    'Sailing and motor boats share the lake with a no-wake zone in the cove.',
    'There is a loft above the boathouse slip.',
  ]);
  const factFor = (claim: string) => said.find((one) => one.claim === claim)?.fact?.value;
  expect(factFor('2.1 miles')).toBe('The village green is 2.1 miles away by road.');
  expect(factFor('lake')).toBe(
    'The lake is open to sailing, paddling and motor boats, with a no-wake zone in the cove.',
  );
  expect(factFor('loft')).toContain('loft above');
  expect(createClaimTracer(factsOf(lakeEstate)).traceLines(['Listen to the story of a home.'])).toEqual([]);
});
