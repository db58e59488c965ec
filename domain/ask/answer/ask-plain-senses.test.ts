import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'senses',
    street: '19 Yarrow Place APT 3',
    city: 'Marston',
    state: 'OH',
    price: 480_000,
    type: 'Condo',
    beds: 2,
    baths: 1,
    description: `A third-floor unit in an elevator building. Quiet fans in most rooms. The basement has a laundry room.
      The patio is equipped with a fire pit, water and gas, and a Velden Pro grill. Large dogs welcome.
      The dining area holds one table for 6. Laminate floors throughout. Orsk Beach is a short distance away.`,
  }),
  today,
});

test.each([
  ['what storey am i on', 'third floor'],
  ['do i have to walk up 3 flights?', 'elevator building'],
  ['can my grandma get to the upper floors without climbing stairs?', 'elevator'],
  ['do the bedrooms have fans', 'in most rooms'],
  ['where do the clothes get washed', 'laundry room'],
  ['is there running water on the patio', 'water and gas'],
  ['brand of the grill?', 'Velden'],
  ['can i bring my great dane', 'dogs welcome'],
  ['how many people can eat in the dining area', 'table for 6'],
  ['real hardwood?', 'Laminate'],
  ['how far is the beach', 'short distance'],
])('“%s” is read in the listing’s sense', (question, told) => {
  const { kind, answer } = answerQuestion(sheet, question, { today });
  expect([kind, answer]).toEqual(['answer', expect.stringContaining(told)]);
});

test('whether there are tenants is asked of the home, who lives around it is not', () => {
  expect(answerQuestion(sheet, 'are there tenants in there now', { today }).kind).toBe('unknown');
  expect(answerQuestion(sheet, 'what kind of tenants live there', { today }).kind).toBe('declined');
});
