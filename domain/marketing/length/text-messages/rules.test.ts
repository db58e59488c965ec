import { expect, test } from 'vitest';
import { plainMessage, weighMessage } from './rules.ts';

test.each([
  ['a'.repeat(160), 160],
  ['14 Heron Point Rd, $585,000', 27],
  // Letters in the phone alphabet take one place, escaped characters two.
  ['Château', 16],
  ['Résidence à Nice', 16],
  ['[5 €]', 8],
  // One letter outside the alphabet, and 70 characters fill a message.
  ['“Corner”', 19],
  ['ó'.repeat(70), 160],
  ['🏡'.repeat(35), 160],
])('%s', (text, weight) => {
  expect(weighMessage(text)).toBe(weight);
});

test('quotes and dashes that cost a second message become plain ones', () => {
  expect(plainMessage('1–3 PM: Ida’s “loft”…')).toBe('1-3 PM: Ida\'s "loft"...');
});
