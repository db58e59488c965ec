import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const home = (given: Parameters<typeof sampleHome>[0]) => buildAskSheet({ ...sampleHome(given), today });
const homes = {
  flat: home({
    id: 'meant-flat',
    street: '31 Osier Street APT 6',
    city: 'Providence',
    state: 'RI',
    price: 480_000,
    beds: 2,
    baths: 1,
    yearBuilt: 1929,
    type: 'Condo',
    hoa: '$600',
    parking: 'Garage, Leased',
    description:
      'Designed by Studio Hawthorn, this bright apartment has a new kitchen with twin Aldous ovens. The immaculate building has a live-in super. The Brigid Loomis-designed condominium stands at the corner of the square. Monthly assessment includes everything except electricity. The lobby is being fully renovated. There is a decorative fireplace.',
  }),
  house: home({
    id: 'meant-house',
    street: '4 Bracken Hill',
    city: 'Providence',
    state: 'RI',
    price: 910_000,
    beds: 4,
    baths: 3,
    yearBuilt: 1890,
    type: 'Single family',
    description:
      'On the market for the first time in 60 years. The kitchen opens to a 20 by 12 porch, and steps lead up to a 15 by 18 deck. Out back, a charcoal grill stands beside the herb beds. The kitchen has a wood-burning fireplace. A small bath may be added in the attic, if desired. Snow-melt mats line the front steps. The lower level has a separate entrance and an in-law suite. The porch has views of the lake. Among the perks are a covered driveway and exterior parking. The tile is Calacatta marble.',
  }),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  // For sale today isn't when it was sold.
  ['flat', 'last time it sold?'],
  ['flat', 'how long since it last sold'],
  ['flat', 'was it sold before and for how much?'],
  // What stands in the kitchen isn't for cooking outside.
  ['flat', 'whats the outdoor cooking setup?'],
  ['flat', 'is there an oven outside?'],
  // A building that is well kept or a lobby under work isn't the home's condition.
  ['flat', 'is it move in ready'],
  ['flat', 'is it turnkey?'],
  // No measures, no bigger one.
  ['flat', 'which is bigger, the bedroom or the kitchen?'],
  ['flat', 'how big is the yard?'],
  // A view is no way, a perk isn't included in the price, and a stone is no brand.
  ['house', 'how do i get to the lake?'],
  ['house', 'is the parking spot included in the price?'],
  ['house', 'what brand is the tile?'],
])('%s: %s stays unknown', (of, question) => {
  const { kind, known, answer } = ask(of as keyof typeof homes, question);
  expect([kind === 'answer', known], answer).toEqual([false, false]);
});

test.each([
  ['house', 'last time it sold?', 'first time in 60 years'],
  ['house', 'whats the outside cooking setup', 'charcoal grill'],
  ['house', 'which is bigger, the porch or the deck?', '15 by 18'],
  ['house', 'can we add a bath upstairs in the attic?', 'if desired'],
  ['house', 'is the sidewalk / steps heated for snow', 'Snow-melt'],
  ['house', 'could my parents have their own place in it', 'in-law suite'],
  ['house', 'how many years old is this place', '136 years'],
  // Two words that listings write as one.
  ['house', 'is the fire place real', 'wood-burning fireplace'],
  ['flat', 'can I light a fire in the fire place?', 'decorative fireplace'],
  // Of two works and two makers, the one that was asked for.
  ['flat', 'who designed the building?', 'Brigid Loomis'],
  ['flat', 'who designed the apartment?', 'Studio Hawthorn'],
  // Two kinds of heat and water in one sum.
  ['flat', 'do I have to pay for heat and water seperately or is it covered', 'everything except electric'],
  ['flat', 'is water included?', 'everything except electric'],
  // A column tells whose a space is.
  ['flat', 'does a parking spot come with it?', 'as leased'],
  ['flat', 'does the garage spot cost extra', 'as leased'],
  ['house', 'is the parking inside or outside?', 'exterior parking'],
])('%s: %s is answered with “%s”', (of, question, told) => {
  expect(ask(of as keyof typeof homes, question)).toMatchObject({
    kind: 'answer',
    answer: expect.stringContaining(told),
  });
});

test('who the asker cares for is no question about the people of a place', () => {
  const { kind, answer } = ask('house', 'is there a wood-burning fireplace? toddlers play near it');
  expect(kind).toBe('answer');
  expect(answer).not.toContain('Fair housing');
  expect(ask('house', 'what kind of toddlers play on the block?').kind).toBe('declined');
  expect(ask('house', 'do my parents fit in with the neighbors’ religion?').kind).toBe('declined');
});
