import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'ways-there',
      street: '12 Fennel Row APT 4',
      city: 'Marston',
      state: 'OH',
      price: 610_000,
      type: 'Condo',
      beds: 4,
      baths: 2,
      description,
    }),
    today,
  });
const homes = {
  den: home(`A study which walks out to the yard. Walnut floors, custom shelves and tall built ins.`),
  shore: home(
    `Sweeping views of Lake Orsk and the hills. It also has a lake facing living room and a kitchen with stone counters.`,
  ),
  hills: home(`Sweeping views of Lake Orsk and the hills. The living room has a stove.`),
  fourth: home(`Shelves fill the 4th bedroom (now used as a sewing room).`),
  spare: home(`A storage area off the kitchen would be ideal to use as a laundry room.`),
  warm: home(`The primary bath is calm, with a deep tub, a steam shower, and radiant heated floors.`),
  rules: home(
    `There is a 2% flip tax payable by the buyer. 60% financing is permitted. Dogs of all sizes welcome. Please ask about exclusions. Common areas are a deck with bbq and a gym.`,
  ),
  loggia: home(`The bedroom has two closets. A loggia is on the other side.`),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['den', 'can you get to the yard from the study', 'walks out to the yard'],
  ['den', 'are there any built ins?', 'built ins'],
  ['shore', 'can you see the lake from the living room', 'a lake facing living room'],
  ['fourth', 'what is the fourth bedroom used for now', 'sewing room'],
  ['warm', 'are the floors in the primary bath warm', 'radiant heated floors'],
  ['rules', 'who pays the flip tax', 'payable by the buyer'],
  ['rules', 'how much of the price can i finance', '60% financing'],
  ['rules', 'is there a size limit for dogs', 'Dogs of all sizes'],
  ['rules', 'is anything excluded from the sale?', 'exclusions'],
  ['rules', 'is there anyplace to barbecue', 'deck with bbq'],
] as const)('answers for the %s home: %s', (of, question, expected) => {
  const { answer, known } = ask(of, question);
  expect(known, answer).toBe(true);
  expect(answer).toContain(expected);
});

test.each([
  ['hills', 'can you see the lake from the living room'],
  ['spare', 'is there a washer and dryer already'],
] as const)('refuses for the %s home: %s', (of, question) => {
  const { answer, known } = ask(of, question);
  expect(known, answer).toBe(false);
});

test('takes a way that leads out for no metal', () => {
  expect(ask('loggia', 'does the bedroom lead out to the loggia').answer).not.toContain('asbestos');
});
