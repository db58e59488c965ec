import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (given: Partial<Parameters<typeof sampleHome>[0]>) =>
  buildAskSheet({
    ...sampleHome({
      id: 'proofs',
      street: '5 Sorrel Court',
      city: 'Albany',
      state: 'NY',
      price: 720_000,
      ...given,
    }),
    today,
  });
const homes = {
  court: home({
    type: 'Townhouse',
    parking: 'Garage - 2 Car, Attached',
    description:
      'A tidy home with a gate onto a quiet two acre park. Parking: 4 spaces, 2 covered and 2 along the hedge.',
  }),
  tower: home({
    description:
      'Set in a prewar townhouse-style building. Fine amenities include a health club, a roof deck, and a library. Our gym is available for a fee, as are lockers.',
  }),
};
const ask = (at: keyof typeof homes, question: string) => answerQuestion(homes[at], question, { today });

test.each([
  // All spaces count, not only those in the garage.
  ['court', 'how many cars can i park there', '4 spaces'],
  ['court', 'how many cars fit in the garage', '2 Car'],
  ['court', 'How big is the park there?', 'two acre park'],
  ['tower', 'Do I have to pay to use the gym?', 'available for a fee'],
] as const)('%s: %s is answered with %s', (at, question, words) => {
  const { answer, known } = ask(at, question);
  expect({ answer, known }).toEqual({ answer: expect.stringContaining(words), known: true });
});

test.each([
  // A place to park is no park, a style no ownership, and an amenity may still cost something.
  ['tower', 'How big is the park there?'],
  ['tower', 'Is it a co-op or a condo?'],
  ['tower', 'do i have to pay for the library'],
] as const)('%s: %s is left to the agent', (at, question) => {
  expect(ask(at, question)).toMatchObject({ known: false });
});
