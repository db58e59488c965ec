import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'long-sentences',
    street: '19 Marl Street',
    city: 'Richmond',
    state: 'VA',
    price: 1_150_000,
    beds: 4,
    baths: 4,
    yearBuilt: 1904,
    type: 'Townhouse',
    description:
      'Behind a limestone front that was cleaned with great care, the house has tall windows, a curved stair with its first banister, wide halls on every floor, plus a five-passenger elevator. Imagine long summer evenings beneath the sky with friends, music from the library below, lanterns along the parapet, and a roof terrace of your own. Nearby you will find a swimming pool with lanes for early risers, a bakery that opens at six, a bookshop with a reading room, and two small theaters. Transit is simple for anyone who works in the center of town, with the tram lines 4, 9 and 12 that stop in front of the gate of the little park.',
  }),
  today,
});
const ask = (question: string) => answerQuestion(sheet, question, { today });

test('a long sentence is cut to the part that answers, and stays the fact', () => {
  const { answer, facts } = ask('how many people does the elevator hold');
  expect(answer).toContain('five-passenger elevator');
  expect(answer.split(' ').length).toBeLessThan(20);
  expect(facts.map(({ value }) => value).join(' ')).toContain('Behind a limestone front');
});

test('what limits the sentence from its beginning is never cut away', () => {
  for (const question of ['is there a roof terrace', 'is there a swimming pool with lanes']) {
    const { answer } = ask(question);
    if (answer.includes('roof terrace of your own')) expect(answer).toContain('Imagine');
    if (answer.includes('swimming pool')) expect(answer).toContain('Nearby');
  }
});

test('asked which ones, a list is told to its end', () => {
  expect(ask('what tram lines are there').answer).toContain('4, 9 and 12');
});
