import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (id: string, description: string) =>
  buildAskSheet({
    ...sampleHome({
      id,
      street: '8 Tansy Row',
      city: 'Albany',
      state: 'NY',
      price: 640_000,
      type: 'Townhouse',
      description,
    }),
    today,
  });
const homes = {
  row: home(
    'row',
    "A handsome 18' foot single-family townhouse on a calm lane. The parlor has a wood-burning fireplace. Wood floors run through the hall. The laundry room has a washer and dryer.",
  ),
  coop: home(
    'coop',
    'Notable are the low charges of the co-op, which has no underlying mortgage. Cats are welcome.',
  ),
};
const ask = (at: keyof typeof homes, question: string) => answerQuestion(homes[at], question, { today });

test.each([
  ['row', 'how wide is the house', "18'"],
  ['row', 'Does the fireplace burn real wood?', 'Yes.'],
] as const)('%s: %s is answered with %s', (at, question, words) => {
  expect(ask(at, question).answer).toContain(words);
});

test('that floors are of wood is no yes for hardwood', () => {
  expect(ask('row', 'are the floors real wood?').answer).not.toMatch(/^Yes/);
});

test.each([
  ['coop', 'does the co-op allow dogs'],
  ['row', 'does the washer stay?'],
] as const)('%s: %s is left to the agent', (at, question) => {
  expect(ask(at, question).kind).toBe('unknown');
});
