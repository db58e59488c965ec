import { expect, test } from 'vitest';
import { contraryVerdict } from './contrary-verdict.ts';

const told = (question: string, quoted: string) =>
  contraryVerdict(question, { text: `The listing mentions “${quoted}”`, facts: [] }).text.slice(0, 3);

test.each([
  ['do i get the garden to myself', 'a shared garden.'],
  ['will i be sharing the deck', 'a private deck off the hall.'],
  ['is someone at the desk around the clock', 'part-time doorman.'],
  ['do i have to pay extra for the garage', 'Garage parking is included in the price.'],
])('%s: no', (question, quoted) => {
  expect(told(question, quoted)).toBe('No.');
});

test.each([
  ['is the garden private or shared', 'a shared garden.'],
  ['do i get the garden to myself', 'a private terrace above the shared garden.'],
  ['do i have to pay extra for the garage', 'One space is included in the price; a second is extra.'],
  ['how private is the deck', 'a shared deck.'],
])('%s: the words alone', (question, quoted) => {
  expect(told(question, quoted)).toBe('The');
});
