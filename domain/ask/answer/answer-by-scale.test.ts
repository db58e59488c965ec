import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'scales',
      street: '31 Tansy Lane APT 2',
      city: 'Marston',
      state: 'OH',
      price: 540_000,
      type: 'Condo',
      beds: 3,
      baths: 2,
      description,
    }),
    today,
  });
const homes = {
  spot: home('There is one outdoor parking space behind the fence. The garden is shared by both owners.'),
  works: home(
    'Recent upgrades: furnace, dryer, washer and a dishwasher. Stone counters (installed six years ago).',
  ),
  cellar: home(
    'A perimeter drain and a pump keep the dry basement that way. The attic, currently serving as a pottery studio, has a hoist.',
  ),
  baths: home('The hall bathroom includes heated slate floors and a tub. The kitchen features a new sink.'),
  plans: home(
    'The yard has space to add a covered patio. A 3 bed 2 bath plan, rented through 2027. New roof scheduled for 2027.',
  ),
  across: home('The Orsk community garden is across the street. The kitchen has a large pantry.'),
  rooms: home('The sunny kitchen is white, while the hall is blue.'),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['spot', 'is the parking spot covered', 'outdoor parking'],
  ['works', 'is the washer old', 'Recent upgrades'],
  ['works', 'when did they do the counters', 'six years ago'],
  ['works', 'when were the counters swapped out', 'six years ago'],
  ['cellar', 'does the basement flood', 'dry basement'],
  ['cellar', 'what is the attic used for at the moment', 'pottery studio'],
  ['baths', 'are the bathroom floors cold', 'heated slate floors'],
  ['rooms', 'is the kitchen dark', 'sunny kitchen'],
] as const)(
  '%s: “%s” is answered by the other end of its scale, without a yes or no',
  (of, question, told) => {
    const { kind, answer } = ask(of, question);
    expect([kind, answer]).toEqual(['answer', expect.stringContaining(told)]);
    expect(answer).not.toMatch(/^(?:Yes|No)\b/);
  },
);

test('a garden that is shared is no garden to ourselves', () => {
  expect(ask('spot', 'is the garden all to ourselves').answer).toMatch(/^No\. .*shared by both/);
});

test.each([
  // Said of what it has, not of itself.
  ['baths', 'is the kitchen dated'],
  ['baths', 'does the kitchen need updating'],
  ['across', 'is the kitchen tiny'],
  // Not there yet, counted only, or about something else.
  ['plans', 'is the patio covered'],
  ['plans', 'when was the roof done'],
  ['plans', 'how long ago was the bathroom renovated'],
  ['across', 'is the garden mine or common'],
  ['works', 'when was the furnace put in'],
  ['spot', 'is the garden covered'],
] as const)('%s: “%s” stays unknown', (of, question) => {
  expect(ask(of, question).kind).toBe('unknown');
});
