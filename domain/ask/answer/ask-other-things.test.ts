import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const home = (description: string, given: Partial<Parameters<typeof sampleHome>[0]> = {}) =>
  buildAskSheet({
    ...sampleHome({
      id: 'other-things',
      street: '77 Lantern Lane',
      city: 'Marston',
      state: 'OH',
      price: 450_000,
      description,
      ...given,
    }),
    today,
  });
const homes = {
  studio: home(
    `Bright studio with a sleeping alcove and tall windows. The kitchen has subway tile and a gas range. Moments from the park and subway access (1/A/C/E/B/D).`,
    { street: '12 Alder Row APT 3', beds: 1, baths: 1 },
  ),
  tiled: home(`A sunny one-bedroom with an art studio. The bath has white subway tile.`, {
    street: '14 Alder Row APT 5',
    beds: 1,
    baths: 1,
  }),
  ranch: home(
    `A short walk to Willow Creek Elementary. White oak floors in the living room and a rear deck that overlooks the creek. The fenced yard has a shed. A cedar pergola stands by the patio.`,
    { beds: 3, baths: 2 },
  ),
  estate: home(
    `The guest house has its own kitchen with quartz countertops and a gas stove. The main house has four bedrooms and a stone fireplace.`,
    { beds: 4, baths: 3 },
  ),
  flat: home(
    `A two-bedroom on the 3rd floor of a brick building in the Lake View West community. Crown and baseboard moldings, stainless steel appliances and a back deck. Dues include heat and cable. Subletting is allowed after one year. Large bedrooms with closets in the hall.`,
    { street: '9 Cooper Row APT 3', beds: 2, baths: 1 },
  ),
  town: home(
    `Very low assessments. A 2-bathroom residence from the 1920s. Central heat and air, and a newly updated bathroom. The pantry includes a hookup for a washer and dryer. Newer Refrigerator and Stove. The windowed bath has tile. Outside your door are the harbor, a dog park and a golf course, all just minutes away.`,
    { beds: 3, baths: 2 },
  ),
  levels: home(
    `Upstairs are three bedrooms. Gas forced-air heat. Bosch appliances in the kitchen. More than 22 feet wide, with views of the park.`,
  ),
  carpeted: home(
    `Hardwood floors run through the main living areas, with new carpet in the bedrooms. An open floor plan. Internet is included in assessments. Reasonable taxes and assessments.`,
  ),
  rows: home(`Unit 4 is offered at $450,000 and unit 6 at $495,000. Each has a rooftop deck.`),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['tiled', 'Is there a subway nearby?'],
  ['tiled', 'What subway line is it on?'],
  ['tiled', 'Which trains are close?'],
  ['studio', 'Does it have air conditioning?'],
  ['ranch', 'What high school is it zoned for?'],
  ['ranch', 'Which middle school do kids go to?'],
  ['ranch', 'What is the deck made of?'],
  ['ranch', 'What is the shed made of?'],
  ['estate', 'What are the kitchen counters made of?'],
  ['estate', 'Does the kitchen have a gas stove?'],
  ['town', 'Is there a special assessment?'],
  ['town', 'When was the bathroom renovated?'],
  ['town', 'Is the air conditioning new?'],
  ['town', 'Do the washer and dryer stay?'],
  ['town', 'What brand is the stove?'],
  ['town', 'Are there any rooms without windows?'],
  ['town', 'Are pets allowed?'],
  ['levels', 'How far is the park?'],
  ['flat', 'What kind of heat does it have?'],
  ['flat', 'How long is the lease?'],
  ['flat', 'Who made the appliances?'],
  ['flat', 'Which floor are the bedrooms on?'],
  ['carpeted', 'Which floor are the bedrooms on?'],
  ['carpeted', 'Is there a special assessment?'],
  ['flat', 'Is there a yard?'],
  ['flat', 'Is there a view?'],
  ['ranch', 'Would I hear my upstairs neighbors?'],
] as const)('%s: %s is not answered with another thing', (of, question) => {
  const { kind, known, answer } = ask(of, question);
  expect([kind, known], answer).toEqual(['unknown', false]);
});

test.each([
  ['studio', 'How many bedrooms does it have?', '“studio.”'],
  ['studio', 'Is there a subway nearby?', '1/A/C/E/B/D'],
  ['tiled', 'How many bedrooms?', 'It has 1 bedroom.'],
  ['tiled', 'Is it a studio or a one bedroom?', 'It has 1 bedroom.'],
  ['ranch', 'What elementary school is nearby?', 'Willow Creek Elementary'],
  ['ranch', 'What is the pergola made of?', 'cedar pergola'],
  ['estate', 'Does the guest house have quartz counters?', 'quartz'],
  ['estate', 'Is there a guest house with a kitchen?', 'The guest house has its own kitchen'],
  ['levels', 'Which floor are the bedrooms on?', 'Upstairs are three bedrooms'],
  ['levels', 'What kind of heat does it have?', 'Gas forced-air heat'],
  ['levels', 'Who made the appliances?', 'Bosch appliances'],
  ['rows', 'What is the price?', 'unit 6 at $495,000'],
] as const)('%s: %s', (of, question, says) => {
  const { answer, kind } = ask(of, question);
  expect(kind, answer).toBe('answer');
  expect(answer).toContain(says);
});
