import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const sheetOf = (id: string, description: string) =>
  buildAskSheet({
    ...sampleHome({
      id,
      street: '14 Quern Street #6',
      city: 'Dayton',
      state: 'OH',
      type: 'Condo',
      price: 280_000,
      beds: 2,
      baths: 1,
      yearBuilt: 1931,
      description,
    }),
    today,
  });

const full = sheetOf(
  'activity-full',
  `A rooftop terrace crowns the stair. It comes with a gas grill and a pergola. The tower keeps a club room, a dry cleaner and a cycle room off the lobby. Buyers earning above the program limit may not own other real estate, and must live in the flat as a primary residence. Eighteen flats, all owner occupied. The parlor mural was painted by the seller. The owners priced out new boilers at $18,500. Trams and transit including the K, M and 4 stop outside. Buyers can choose the tile. The bedrooms have full-height walls. Two-story living, with the bedrooms upstairs. A raised planter bed lines the balcony.`,
);
const bare = sheetOf(
  'activity-bare',
  'The kitchen has a gas range and open shelves. A garage roof deck faces south. The lobby glows with brass. The library across the avenue hosts grill nights.',
);
const ask = (question: string, sheet = full) => answerQuestion(sheet, question, { today });

test.each([
  ['Can I cook up on that terrace or is it only for lounging?', 'gas grill'],
  ["Is there somewhere in the building to throw my son's birthday?", 'club room'],
  ['anywhere to drop off my suits to get cleaned without leaving the building?', 'dry cleaner'],
  ['somewhere my kids could leave their bikes', 'cycle room'],
  ['could I buy it and rent it out on airbnb', 'primary residence'],
  ['I already have a condo in Marston. Would I still qualify to purchase this?', 'other real estate'],
  ['is there some kind of catch?', 'program limit'],
  ['are any of the other units rented out right now', 'owner occupied'],
  ['who did the painting in the parlor', 'the seller'],
  ['how much did they figure new boilers wld cost', '$18,500'],
  ['wich trains r close', 'K, M'],
  ['I saw the bath is unfinished, do I get to pick the tile?', 'choose the tile'],
  [
    "I've seen lofts where the bedroom walls stop short of the ceiling. Is that the case here?",
    'full-height',
  ],
  ['is everything on one floor?', 'upstairs'],
  ['we love growing our own tomatoes', 'planter'],
])('what the asker would do finds the sentence: %s', (question, part) => {
  const { answer, known } = ask(question);
  expect([answer, known]).toEqual([expect.stringContaining(part), true]);
});

test('a rule of the sale is answered by nothing else', () => {
  const suite = sheetOf('activity-suite', 'The primary suite faces east. First floor living at its best.');
  for (const question of ['does it have to be my main home', 'do you have to be a first time buyer']) {
    expect(ask(question, suite).known).toBe(false);
  }
  expect(ask('does it have to be my main home').answer).toContain('as a primary residence');
});

test.each([
  'I sew, is there a room for that',
  'somewhere to throw a birthday party',
  'does the elevator open into the flat',
  'do I get a spot in that garage',
  'is there a separate bedroom with a door',
])('a sentence about something else is not even shown: %s', (question) => {
  const { answer, known } = ask(question, bare);
  expect([answer, known]).toEqual([expect.not.stringContaining('“'), false]);
});
