import { expect, test } from 'vitest';
import { displayRuleSets } from './data/display-rule-sets.ts';
import { displayRulesOf, fillRule } from './display-rules.ts';
import { mlsAddress, readMlsAddress } from './mls-address.ts';
import { formatOpenHouse, readMlsNumber } from './rules.ts';

const words = {
  brokerage: 'Juniper & Vale Realty',
  agent: 'Mara Ellison',
  contact: null,
  mls: 'Lakeview MLS',
  number: '7100001',
  asOf: 'November 15, 2026 at 9:00 AM',
};

test('texts are filled in; a sentence that needs an unknown value is left out', () => {
  const grid = displayRulesOf({ display: { rules: 'mls-grid', overrides: {} } });
  expect(fillRule(grid.attribution, words)).toBe('Listing courtesy of Juniper & Vale Realty.');
  expect(fillRule(grid.disclaimer, words)).toContain('as of November 15, 2026 at 9:00 AM.');
  expect(fillRule(grid.disclaimer, { ...words, asOf: null })).not.toContain('as of');
  for (const rules of Object.values(displayRuleSets))
    for (const text of [rules.attribution, rules.disclaimer, rules.spoken ?? ''])
      expect(fillRule(text, { ...words, contact: '555-0100' })).not.toMatch(/[{}]/);
});

test('a feed may replace a part, but only with a valid value', () => {
  const overrides = { spoken: 'Courtesy of {brokerage}.', hidden: ['yearBuilt'] };
  const rules = displayRulesOf({ display: { rules: 'standard', overrides } });
  expect(rules).toMatchObject({ spoken: 'Courtesy of {brokerage}.', hidden: ['yearBuilt'] });
  for (const odd of [
    { hidden: ['no such fact'] },
    { logo: { src: 'https://evil.example/x.png', width: 10, height: 10 } },
    { color: 'red' },
  ])
    expect(() => displayRulesOf({ display: { rules: 'standard', overrides: odd } })).toThrow();
  expect(() => displayRulesOf({ display: { rules: 'toString', overrides: {} } })).toThrow('no display rules');
});

test.each([
  ['7100001', '7100001'],
  ['MLS # 24-10017', '24-10017'],
  ['mls number: ACT4410023', 'ACT4410023'],
  ['homes.example/7100001', undefined],
  ['12 Elm Street', undefined],
  ['abc', undefined],
  ["7100001'", undefined],
])('%s', (text, number) => {
  expect(readMlsNumber(text)).toBe(number);
});

test('an MLS number has its own URL, and no other link counts as one', () => {
  const site = 'https://hearthcast.example';
  expect(readMlsAddress(site, mlsAddress(site, '24-10017'))).toEqual({ mlsNumber: '24-10017' });
  expect(readMlsAddress(site, mlsAddress(site, '24-10017', 'actris'))).toEqual({
    mlsNumber: '24-10017',
    feed: 'actris',
  });
  for (const link of ['/mls/a/b/7100001', '/mls/%E0%A4%A', '/mls/../7100001', '/mlsx/7100001'])
    expect(readMlsAddress(site, site + link)).toBeUndefined();
  expect(readMlsAddress(site, 'https://other.example/mls/7100001')).toBeUndefined();
});

test('open houses are written as people write them', () => {
  expect(formatOpenHouse({ start: '2026-11-22T13:00', end: '2026-11-22T15:30' })).toBe(
    'Sunday, November 22, 1:00 PM – 3:30 PM',
  );
});
