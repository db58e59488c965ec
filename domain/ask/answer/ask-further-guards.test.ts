import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'further',
    street: '8 Wren Lane',
    city: 'Ashgrove',
    state: 'IL',
    price: 500_000,
    beds: 2,
    baths: 1,
    yearBuilt: 1931,
    parking: 'Garage - 2 Car',
    description: `The bath has subway-style tile. Many subway lines stop nearby. A gated space has an EV outlet. The loft has tall ceilings and brick walls. Lessee in place until 4/30/27. The tenant stays until 4/30/27. A pool glitters behind the house. Storage can be had in the cellar (12 by 9 feet). Building perks include a card-operated laundry room. It has a slim stove and a compact washer/dryer combo. Rental parking is found across the street. Sun pours in through windows with four exposures. The parlor gets north and east exposures. The landing opens to a private balcony. The flip tax is 2% of the price. 1-5 years ownership: 30% shareholder profit. 6-10 years ownership: 45% shareholder profit. The fifth level has a gym. The third level has a walk-in shower. Pet-friendly.`,
  }),
  today,
});
const ask = (question: string, subject = '') =>
  answerQuestion(sheet, question, { today, ...(subject && { subject }) });

test.each([
  ['what trains are around there?', ''],
  ['which subway lines are near', ''],
  ['does it have ac', 'ev charger'],
  ['does it have ac', 'two car garage'],
  ['sq footage', 'parking'],
  ['is the outlet 240v or do I need to upgrade it', ''],
  ['do the walls go to the ceiling', ''],
  ['can I rent it out', ''],
  ['is the garage 2 bedrooms now or could you split it', ''],
])('a near miss is none: %s', (question, subject) => {
  expect(ask(question, subject).kind).toBe('unknown');
});

test.each([
  ['is there a tenant? when would they be out', '4/30/27'],
  ['any storage? how big', '12 by 9'],
  ['if I sell after 7 years how much of the profit do I keep?', '45%'],
  ['and after 3?', '30%'],
  ['is there a washer/dryer in the apt', 'compact washer/dryer'],
  ['which directions do the windows face', 'north and east'],
  ['dogs ok?', 'Pet-friendly'],
])('what was told or stands elsewhere answers: %s', (question, words) => {
  const { answer } = ask(question);
  expect(answer).toContain(words);
  expect(answer).not.toContain('didn’t find');
});

test('the year of the home is told behind its pool, with whose it is', () => {
  expect(ask('when was it built?', 'pool').answer).toContain('1931');
});

test('what stands near the gym has to be said of the gym', () => {
  expect(ask('which floor is the gym on? is there a shower near it').answer).not.toContain('walk-in shower');
  expect(ask('is there a balcony, and which room is it off?').answer).not.toContain('loft');
});

test('a description that is one sentence of clauses is a fact each', () => {
  const one = `RENOVATED BRICK HOME WITH A WIDE PORCH AND A DEEP YARD FOR LONG SUMMER EVENINGS UNDER THE OLD TREES; NEW FURNACE (2023); NEW ROOF (2012); NEW DISHWASHER (2022); ${'A BRIGHT DEN WITH A LONG WINDOW SEAT AND SHELVES; '.repeat(3)}PARKING INCLUDED`;
  const listed = buildAskSheet({
    ...sampleHome({
      id: 'clauses',
      street: '9 Wren Lane',
      city: 'Ashgrove',
      state: 'IL',
      price: 500_000,
      description: one,
    }),
    today,
  });
  expect(answerQuestion(listed, 'how old is the furnace', { today }).answer).toContain('2023');
  expect(answerQuestion(listed, 'how old is the furnace', { today }).answer).not.toContain('2012');
});

test.each([
  ['can my wife and I come by tomorrow around 2?', 'handoff'],
  ['can someone show me the apt?', 'handoff'],
  ['if I offered 480 all cash would they say yes?', 'handoff'],
  ['does it come with the tenants in place or empty?', 'answer'],
  ['do we share the pool with the neighbors', 'unknown'],
])('%s is a question of its kind', (question, kind) => {
  expect(ask(question).kind).toBe(kind);
});
