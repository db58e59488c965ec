import { expect, test } from 'vitest';
import { createSampleMls } from '#adapters/mls/sample-mls/sample-mls.ts';
import { readMlsRecord } from '#domain/listings/mls/mls-reading.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { checkText } from '../../compliance/check-text.ts';
import { factColumns } from '../../listings/content/fact-columns.ts';
import { checkClaims } from '../claims/check-claims.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { addMlsNotice } from './add-mls-notice.ts';
import { writeScript } from './write-script.ts';

const { rows } = createSampleMls({ baseUrl: 'http://localhost:3000/samples/mls/' });
const [home] = sampleHomes(1);

function readSample(at: number, rules: string) {
  const fields = rows.Property[at] ?? {};
  const reading = readMlsRecord({
    feed: { name: 'Lakeview MLS', display: { rules, overrides: {} } },
    record: { fields, modifiedAt: String(fields.ModificationTimestamp) },
    openHouses: [],
    photos: [],
    now: new Date('2026-11-15T12:00:00Z'),
  });
  const listing = {
    ...home,
    ...factColumns(reading.facts),
    description: null,
    features: [],
    faqs: [],
    nearbyAmenities: null,
    marketStats: null,
    filledColumns: {},
    aiEnhancedDescription: JSON.stringify({ facts: reading.facts, spoken: reading.spoken ?? undefined }),
  };
  return buildFactSheet({ listing: listing as never, today: '2026-11-15' });
}

test('a talk ends with what the MLS asks for, backed by a fact and left out of the unbranded cut', () => {
  const sheet = readSample(0, 'sample');
  const plain = writeScript(sheet, { wordsPerMinute: 165 });
  const { turns } = addMlsNotice(plain, sheet);
  const last = turns.at(-1);
  expect(last).toMatchObject({ id: 'mls-notice', chapter: 'visit', branded: true });
  expect(last?.text).toMatch(/^This listing is courtesy of .+\. Its details are from Lakeview MLS, deemed/);
  expect(last?.speaker).not.toBe(plain.turns.at(-1)?.speaker);
  expect(checkClaims({ turns: turns.slice(-1) }, sheet).filter(({ factId }) => !factId)).toEqual([]);
  expect(checkText(last?.text ?? '').verdict).toBe('allow');
});

test('a talk about a listing whose MLS asks for nothing stays as it is', () => {
  const sheet = readSample(0, 'standard');
  const plain = writeScript(sheet, { wordsPerMinute: 165 });
  expect(addMlsNotice(plain, sheet)).toEqual(plain);
});

test('facts of the MLS say so, and what it hides is not among them', () => {
  const { facts } = readSample(0, 'sample');
  expect(facts.find(({ id }) => id === 'price')?.source.kind).toBe('mls');
  expect(facts.find(({ id }) => id === 'yearBuilt')?.source.kind).toBe('mls');
  expect(facts.filter(({ id }) => id === 'taxes')).toEqual([]);
  expect(readSample(0, 'standard').facts.filter(({ id }) => id === 'taxes')).toHaveLength(1);
});
