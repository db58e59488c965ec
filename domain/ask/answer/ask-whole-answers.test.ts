import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (description: string, facts: object = {}) =>
  buildAskSheet({
    ...sampleHome({
      id: 'whole-answers',
      street: '8 Pellam Row',
      city: 'Marston',
      state: 'OH',
      price: 880_000,
      beds: 3,
      baths: 2,
      type: 'Condo',
      description,
      ...facts,
    }),
    today,
  });
const homes = {
  tower: home(
    `Set high above the river, the stepped roof terrace unveils wide panoramic views, from the Corder Bridge to the Ansel Tower and the hills, with a bench for twelve, a wet bar, a planted border and a motorized awning. A lantern-lit foyer holds a small surprise: a powder room tucked behind paneled doors - a wink at the age of the house, made new for the way in which people live today. Step out to your second outdoor terrace with a fountain and cedar flooring. On a quiet row, this rebuilt home charms with 3 outdoor spaces, about 900 square feet in all.`,
  ),
  coop: home(
    `The maximum income allowed is $51,400 for up to two people. All cash is required. Each flat has a private garage with a loft. The cooperative has nearly two million in the bank.`,
    { parking: 'Assigned, Garage - 3 Car, Garage Door Opener' },
  ),
  share: home(
    `The buyer receives a 50% undivided interest in the triplex. Included is exclusive use of a bright 1,250 square foot two-bedroom unit (#2) with oak floors.`,
  ),
  lot: home(
    `The property consists of three structures around a court. Across the street is a 7-acre park with a pond.`,
  ),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['tower', 'Can you see the Ansel Tower from there?', 'roof terrace'],
  ['tower', 'where is the half bath', 'foyer'],
  ['tower', 'how many outdoor spaces does it have', /^(?!.*second outdoor).*3 outdoor spaces/],
  ['coop', 'what is the most i can earn to qualify', /\$51,400(?!.*agent has to)/],
  ['coop', 'can i get a mortgage for it?', 'All cash'],
  ['coop', 'do i get my own garage?', 'private garage'],
  ['coop', 'how much money does the coop have in reserve', 'two million in the bank'],
  ['share', 'what share of the property am i actually buying', '50%'],
  ['share', 'which unit would i get to live in', '#2'],
  ['share', 'how big is the unit i would get', '1,250'],
  ['lot', 'how many buildings are on the property', 'three structures'],
  ['lot', 'how big is the park next to it', '7-acre'],
] as const)('%s: %s is answered with what tells it', (of, question, told) => {
  const { known, answer } = ask(of, question);
  expect(answer).toMatch(told);
  expect(known).toBe(true);
});

test.each([
  ['lot', 'how many buildings are in the complex next door'],
  ['lot', 'can i get a mortgage for it?'],
  ['tower', 'how much money does the coop have in reserve'],
  ['coop', 'which unit would i get to live in'],
] as const)('%s: %s stays with the agent', (of, question) => {
  expect(ask(of, question)).toMatchObject({ known: false });
});
