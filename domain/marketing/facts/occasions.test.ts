import { expect, test } from 'vitest';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { type HomeFacts, hashFacts, homeFacts } from './home-facts.ts';
import { chooseOccasion, possibleOccasions, usualOccasion } from './occasions.ts';

const [listing] = sampleHomes(1) as [ReturnType<typeof sampleHomes>[number]];
const facts: HomeFacts = { ...homeFacts(listing), saleStatus: 'active', priceCut: null };
const today = '2026-11-17';
const possible = (more: Partial<HomeFacts>) =>
  possibleOccasions({ ...facts, ...more }, today)
    .filter(({ isPossible }) => isPossible)
    .map(({ name }) => name);

test('a home is just listed for 14 days', () => {
  expect(possible({ listedOn: '2026-11-03' })).toContain('just-listed');
  expect(possible({ listedOn: '2026-11-02' })).not.toContain('just-listed');
  expect(() =>
    chooseOccasion({ ...facts, listedOn: '2026-11-02' }, { occasion: 'just-listed' }, today),
  ).toThrow('first 14 days');
});

test.each(['pending', 'contingent'])('of a home that is %s only the contract is news', (saleStatus) => {
  expect(possible({ saleStatus, priceCut: '$10,000', backOn: today })).toEqual(['under-contract']);
  expect(usualOccasion({ ...facts, saleStatus })).toBe('under-contract');
});

test('that a home is back is news for 14 days, and never for what is printed', () => {
  expect(usualOccasion({ ...facts, backOn: '2026-11-03' }, today)).toBe('back-on-market');
  expect(possible({ backOn: '2026-11-02' })).not.toContain('back-on-market');
  expect(usualOccasion({ ...facts, backOn: '2026-11-16' })).toBe('for-sale');
  expect(possible({})).not.toContain('back-on-market');
});

test('a kit from before is not out of date because days pass', () => {
  expect(hashFacts({ ...facts, listedOn: '2026-11-03' })).toBe(hashFacts(facts));
  expect(hashFacts({ ...facts, backOn: '2026-11-03' })).not.toBe(hashFacts(facts));
});
