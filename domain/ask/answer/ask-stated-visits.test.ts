import { expect, test } from 'vitest';
import { refuseQuestion } from '#domain/compliance/refuse-question.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'visits',
      street: '3 Yarrow Lane',
      city: 'Albany',
      state: 'NY',
      price: 510_000,
      description,
    }),
    today,
  });
const homes = {
  closed: home(
    'Offer accepted, no showings for now. Back on the market: the sale fell through. A calm home.',
  ),
  open: home('A calm home with a porch. Showings by appointment. Back on the market.'),
};
const ask = (at: keyof typeof homes, question: string) => answerQuestion(homes[at], question, { today });

test.each([
  ['can i come see it this weekend?', 'no showings'],
  ['why is it back on the market?', 'fell through'],
])('“%s” is answered where the listing says it', (question, words) => {
  const { answer, known } = ask('closed', question);
  expect({ answer, known }).toEqual({ answer: expect.stringContaining(words), known: true });
});

test.each([
  'can i come see it this weekend?',
  'why is it back on the market?',
  'what should i offer since the last deal fell thru',
])('“%s” is the agent’s where it says nothing', (question) => {
  expect(ask('open', question).kind).toBe('handoff');
});

test('a question of law goes to the agent', () => {
  expect(
    ask('open', 'can i legally back out of the contract if the landmarks people refuse my plans').answer,
  ).toContain('one for the agent');
});

test.each(['what is the income limit for 3 people', 'who owns the stores downstairs'])(
  '“%s” asks nothing about the people of an area',
  (question) => {
    expect(refuseQuestion(question)).toBeUndefined();
  },
);

test.each(['who lives downstairs', 'what income do people there have', 'do the city people fit in'])(
  '“%s” still does',
  (question) => {
    expect(refuseQuestion(question)).toBeDefined();
  },
);
