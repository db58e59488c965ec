import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const home = (description: string, given: Partial<Parameters<typeof sampleHome>[0]> = {}) =>
  buildAskSheet({
    ...sampleHome({
      id: 'forms',
      street: '31 Tannery Row APT 7',
      city: 'Brookfield',
      state: 'NY',
      price: 640_000,
      beds: 2,
      baths: 2,
      description,
      ...given,
    }),
    today,
  });
const homes = {
  loft: home(
    `Loft in the old Harlan button factory. A private elevator opens into the home, which spans the entire 7th floor. The living spaces face south and west. Inside are walnut floors throughout. The primary bath has radiant heated floors. A second-floor laundry room adds storage. The 1,200-square-foot private terrace overlooks the river. Concrete flooring between levels gives sound insulation. Dishwasher - 2023. Recent work includes a new roof, gutters, and all of the masonry on three sides of the building (2024). Only one unit per floor. The building welcomes pets and has a part-time doorman (8:00 AM - Midnight). All furnishings are available for purchase. A wine cellar and bike storage are in the basement. The building has no rental cap. A short walk to Corner Market and Adler Foods. Designed by Lowe and Hart Architects. Measuring 22 feet wide. Coming to market for the first time in over 25 years. Self-managed building.`,
  ),
  shore: home(
    `On the top floor of this brick building. One assigned parking space included plus street parking nearby. A Metra station is at the end of the block. The roof has an outdoor kitchen. A washer/dryer may be installed with board approval. Unlimited subletting from day one.`,
    { type: 'Condo' },
  ),
  income: home(
    `A renovated upper duplex with a roof deck, a lower duplex that awaits renovation, and a 900-sq-ft carriage house. Fully occupied 9-unit property with strong tenant appeal. Gross rents $120,000, expenses $40,000, NOI $80,000. On an extra-wide 50' x 165' lot with a sports court. Cafes, restaurants and gyms are seconds away.`,
    { type: 'Multi-family', street: '40 Tannery Row' },
  ),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['loft', 'Which floor is the laundry on?', 'second-floor laundry'],
  ['loft', 'What kind of wood are the floors?', 'walnut floors'],
  ['loft', 'What floor type is it?', 'walnut floors'],
  ['loft', 'Are the bathroom floors heated?', 'radiant heated floors'],
  ['loft', 'How big is the terrace?', '1,200-square-foot'],
  ['loft', 'How new is the dishwasher?', '2023'],
  ['loft', 'How old is the roof?', '2024'],
  ['loft', 'How many units are on each floor?', 'one unit per floor'],
  ['loft', 'Which way does the living room face?', 'south and west'],
  ['loft', 'Would I hear my upstairs neighbors?', 'sound insulation'],
  ['loft', 'Can I have a dog?', 'welcomes pets'],
  ['loft', 'What hours is the doorman there?', '8:00 AM'],
  ['loft', 'Is the furniture for sale?', 'available for purchase'],
  ['loft', 'Is there somewhere to keep my wine?', 'wine cellar'],
  ['loft', 'Is there somewhere to store my bike?', 'bike storage'],
  ['loft', 'Is there a limit on rentals?', 'no rental cap'],
  ['loft', 'Who were the architects?', 'Lowe and Hart'],
  ['loft', 'What floor is it on?', '7th floor'],
  ['loft', 'How long have the current owners had it?', 'over 25 years'],
  ['loft', 'What was the building before?', 'button factory'],
  ['loft', 'Is there a management company?', 'Self-managed'],
  ['shore', 'What floor is it on?', 'top floor'],
  ['shore', 'Does it come with parking?', 'parking space included'],
  ['shore', 'How close is the train?', 'end of the block'],
  ['shore', 'Can I put in a washer and dryer?', 'with board approval'],
  ['shore', 'Can I rent it out right after I buy?', 'subletting from day one'],
  ['shore', 'Can I cook outside?', 'outdoor kitchen'],
  ['income', 'Is it fully rented?', 'Fully occupied'],
  ['income', "What's the net operating income?", '$80,000'],
  ['income', 'How wide is the lot?', "50' x 165' lot"],
  ['income', 'How big is the carriage house?', '900-sq-ft'],
] as const)('%s: %s is answered, however it is put', (of, question, says) => {
  const { answer, kind, known } = ask(of, question);
  expect([kind, known], answer).toEqual(['answer', true]);
  expect(answer.replace(/[‘’]/g, "'").replace(' by ', ' x ')).toContain(says);
});

test.each([
  ['income', 'Is there a gym?'],
  ['income', 'Is there a basketball court?'],
  ['income', 'Is the carriage house renovated?'],
  ['loft', 'Is there a fireplace?'],
  ['loft', 'Does the parlor floor have a fireplace?'],
] as const)('%s: %s stays unknown', (of, question) => {
  const { answer, kind } = ask(of, question);
  expect(kind, answer).toBe('unknown');
});
