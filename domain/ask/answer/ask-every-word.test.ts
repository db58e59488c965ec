import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const home = (description: string, street = '52 Tansy Court') =>
  buildAskSheet({
    ...sampleHome({
      id: 'every-word',
      street,
      city: 'Marston',
      state: 'OH',
      price: 610_000,
      beds: 4,
      baths: 3,
      description,
    }),
    today,
  });
const homes = {
  pair: home(
    `Two houses on one lot. The front home is leased through April. The rear coach house stands empty. The two are separately metered but share laundry. A detached studio by the fence serves as a workshop or guest room.`,
  ),
  flat: home(
    `Put up in 1931 and built as a hotel, the tower has a stone lobby. In-unit laundry. Gifting and up to 75% financing are permitted. The primary suite has a marble bath with a deep tub and a steam shower.`,
    '52 Tansy Court APT 9',
  ),
  town: home(
    `The finished lower level has a den, a bath and radiant heated tile flooring. Above it all is a rooftop deck with a grill and a long table. The home is currently rented into next spring.`,
  ),
  bare: home(
    `A brick house with a heated bath floor upstairs. The primary bath has a tub, and the guest bath a steam shower. A studio with tall windows. The coach house is leased through June. Roof rights come with it.`,
  ),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['pair', 'Do the two places share laundry?', 'share laundry'],
  ['pair', 'are the utilities seperate?', 'separately metered'],
  ['pair', 'is the front house rented too?', 'The front home is leased'],
  ['pair', 'could guests stay in the back studio?', 'guest room'],
  ['flat', 'is the laundry in the unit or shared?', 'In-unit laundry'],
  ['flat', 'can I put just 25% down?', '75% financing'],
  ['flat', 'does the primary bath have a steam shower?', 'steam shower'],
  ['flat', 'Was it always an apartment building?', 'built as a hotel'],
  ['town', 'is the floor downstairs heated?', 'radiant heated tile'],
  ['town', "What's up on the rooftop?", 'rooftop deck with a grill'],
  ['town', 'is there a tenant living in it right now', 'currently rented'],
] as const)('quotes the sentence that has every word: %s, %s', (of, question, expected) => {
  const { known, answer } = ask(of, question);
  expect(known, answer).toBe(true);
  expect(answer).toContain(expected);
});

test.each([
  ['bare', 'is the front house rented too?'],
  ['bare', 'does the primary bath have a steam shower?'],
  ['bare', 'is the floor downstairs heated?'],
  ['bare', "What's up on the rooftop?"],
  ['bare', 'could guests stay in the back studio?'],
  ['pair', 'can I put just 25% down?'],
] as const)('stays unsure where the sentence is of another thing: %s, %s', (of, question) => {
  const { known, answer } = ask(of, question);
  expect(known, answer).toBe(false);
});
