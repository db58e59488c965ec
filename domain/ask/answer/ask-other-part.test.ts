import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'other-part',
      street: '8 Sorrel Street APT 5',
      city: 'Marston',
      state: 'OH',
      price: 720_000,
      type: 'Condo',
      beds: 4,
      baths: 3,
      description,
    }),
    today,
  });
const homes = {
  floors: home(
    'Fourth floor - a study and a 10 by 14 foot terrace with a view. Fifth floor - a loft and a 12 by 20 foot terrace with an awning.',
  ),
  rooms: home('The corner suite opens to a deck, while bunks fill the second bedroom.'),
  roof: home('Its private roof deck sits atop an elevator building.'),
  town: home('The quarter is near with its bars, boutiques, rooftop lounges, and the ferry.'),
  list: home(
    'Extras include a pantry, central air conditioning, dimmers, and a water heater replaced in 2019.',
  ),
  plan: home('Now laid out as a three-bedroom, it was once planned as a bright four-bedroom.'),
  pool: home('A zero edge pool behind the house, and a hot tub. Sturdy steel appliance package.'),
  tour: home('The level has a bath and a closet, too. It includes a nook that suits a desk.'),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test('of two terraces that of the asked floor is told', () => {
  expect(ask('floors', 'how big is the terrace on 5').answer).toContain('12 by 20');
  expect(ask('floors', 'how big is the terrace on the fourth floor').answer).toContain('10 by 14');
  expect(ask('floors', 'how big is the terrace on the third floor').kind).toBe('unknown');
});

test('what one clause says of a room is nothing of the room in the next', () => {
  expect(ask('rooms', 'does the second bedroom have deck access').kind).toBe('unknown');
});

test('a private deck is not shared because it is in a building', () => {
  expect(ask('roof', 'is the roof deck shared').answer).toMatch(/^No\. .*private roof deck/);
});

test('what the neighborhood has on its roofs is none of the building', () => {
  expect(ask('town', 'is there a roof deck in the building').kind).toBe('unknown');
});

test('a year behind the last thing of a list is only that thing’s', () => {
  expect(ask('list', 'when was the ac put in').kind).toBe('unknown');
  expect(ask('list', 'when was the water heater put in').answer).toContain('2019');
});

test('a column that the description tells otherwise is not confirmed', () => {
  expect(ask('plan', 'is it really a 4 bed').answer).toMatch(/^The listing gives 4 .*three-bedroom/);
});

test('a question for a visit comes with no sentence about something else', () => {
  const { kind, answer } = ask('tour', 'when can i tour');
  expect([kind, answer]).toEqual(['handoff', expect.not.stringContaining('listing says')]);
});

test('a zero edge denies nothing, and a package is no brand', () => {
  expect(ask('pool', 'is there a hot tub').answer).toMatch(/^Yes\b.*hot tub/);
  expect(ask('pool', 'who is the appliance brand').kind).toBe('unknown');
});
