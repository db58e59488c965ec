import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';

function bathsOf(given: { baths: number; bathsFull: number; bathsHalf: number }): string {
  const sheet = buildAskSheet({
    ...sampleHome({
      id: 'baths',
      street: '3 Tern Lane',
      city: 'Marston',
      state: 'NY',
      price: 600_000,
      beds: 5,
      type: 'Single family',
      description: 'The house has a walled garden.',
      ...given,
    }),
    today,
  });
  return answerQuestion(sheet, 'how many baths in all?', { today }).answer;
}

test('one half bath is told within the count', () => {
  expect(bathsOf({ baths: 2.5, bathsFull: 2, bathsHalf: 1 })).toBe(
    'It has 2.5 bathrooms: 2 full baths and 1 half bath.',
  );
});

test('two half baths aren’t presented as a sum that doesn’t add up', () => {
  expect(bathsOf({ baths: 6, bathsFull: 5, bathsHalf: 2 })).toBe(
    'It has 5 full baths and 2 half baths, listed as 6 bathrooms.',
  );
});
