import { expect, test } from 'vitest';
import { peerTerms } from './peer-terms.ts';

test('a listing’s terms are told in the words of the trade', () => {
  expect(
    peerTerms(
      'There is a flip tax of 2%, paid by the buyer. This is a sponsor unit. It was gut renovated in 2021. A deeded garage parking spot conveys.',
      '',
    ),
  ).toBe('Flip tax: 2%, paid by the buyer. Sponsor unit. Gut-renovated in 2021. Deeded garage parking.');
});

test('what another text has said, or may be, is no term', () => {
  expect(peerTerms('The flip tax is 1.5%.', 'Flip tax: 1.5%, paid by the seller.')).toBe('');
  expect(
    peerTerms(
      'This is not a sponsor unit. Deeded parking is available. The building was gut renovated in 2009.',
      '',
    ),
  ).toBe('');
  expect(peerTerms(null, '')).toBe('');
});

test('who must certify an income is told in full', () => {
  const rule = 'Buyers must certify that their household income is below 120% of AMI.';
  expect(peerTerms(`A bright co-op. ${rule}`, '')).toBe(rule);
});

test('a renovated kitchen is no renovated home', () => {
  expect(peerTerms('The kitchen was gut renovated in 2019 with slate counters.', '')).toBe('');
});
