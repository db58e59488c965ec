import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { defaultWordings } from '../../disclosure/rules.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import type { UpdateKind } from './rules.ts';
import { writeUpdate } from './write-update.ts';

const openHouse = { date: '2026-11-22', start: '13:00', end: '15:00' };
const [first] = tenHomes as [SampleHome];

function write(kind: UpdateKind, added: string, changed: Partial<SampleHome> = {}): string[] {
  const status = kind === 'sold' ? 'sold' : kind === 'under-contract' ? 'pending' : 'active';
  const home = { ...first, price: 585_000, priceCut: 14_000, status, ...changed } as SampleHome;
  const sheet = buildFactSheet(
    sampleHome({ ...home, description: `${changed.description ?? first.description} ${added}` }),
  );
  const { script } = writeUpdate(
    sheet,
    { kind, openHouse },
    { wordsPerMinute: 165, wordings: defaultWordings },
  );
  return script?.turns.map(({ text }) => text) ?? [];
}

test.each([
  ['Cash buyers only.', "It's for cash buyers only."],
  ['Sold as is.', "It's sold as is."],
  ['The current tenant would like to stay.', 'A tenant lives there now.'],
])('%s: the limit is said, not that there is one', (added, limit) => {
  const said = write('price-improved', added);
  expect(said.at(-2)).toContain(limit);
  expect(said.join(' ')).not.toMatch(/conditions/);
});

test('what takes too long to say is left to the episode', () => {
  const said = write(
    'price-improved',
    'The property is mid-construction and stood open to the rain for two winters.',
  );
  expect(said).toHaveLength(5);
  expect(said.join(' ')).not.toMatch(/construction|conditions/);
});

test('nobody is invited to look at what is not shown', () => {
  const closed = 'Interior viewing with accepted offer.';
  const open = write('open-house', closed);
  expect(open.at(-2)).toContain('The inside is shown only with an accepted offer.');
  expect(open.at(-1)).toMatch(/before you go/i);
  const back = write('back-on-market', closed);
  expect(back.at(-2)).toContain('only with an accepted offer');
  expect(back.at(-1)).not.toMatch(/see it|showing|look/);
  expect(write('sold', closed).join(' ')).not.toContain('accepted offer');
});
