import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'near-miss',
    street: '5 Cormorant Way',
    city: 'Astoria',
    state: 'OR',
    price: 720_000,
    beds: 3,
    baths: 2,
    yearBuilt: 1988,
    parking: 'Garage',
    description: `A private beach lies below the house. Free laundry in the basement, and a tile roof from the first owner. The kitchen has crisp white cabinets and striking countertops. An elevated den opens to a large balcony, while the fully enclosed primary bedroom has a bath of its own. The living room is framed by custom built-ins and shaker cabinetry and white marble. The third bedroom has a walk-in closet. A wine cooler stands in the pantry. Two large roof decks with city views are among its 4 outdoor spaces. You couldn't be closer to cafes, gyms and bars. It is a swift 9 minute drive to downtown, and many train stops. Home by a top developer. The galley kitchen has oak floors and steel appliances, and the garage includes a workbench. Only half of the homes are on an island, and no two are alike. Pets are considered with approval. All information should be independently verified, rental included.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(sheet, question, { today });

test.each([
  // The thing itself isn't named.
  'Is there a dock?',
  'Is there a wine cellar?',
  'Is there a gym?',
  // It is, but nothing of what was asked is said of it.
  'Is the basement finished?',
  'When was the roof replaced?',
  'Is the balcony covered?',
  'What are the countertops made of?',
  'What color is the cabinetry in the living room?',
  'Is there a walk-in closet in the second bedroom?',
  'How long is the walk to the train?',
  'Does the refrigerator stay?',
  'How much is parking?',
  'What is the price per unit?',
  'Who is the developer?',
  'How big is the balcony?',
  'size of the roof deck?',
  'which floors of the building is it',
  // What is there allows nobody to add one, and what is small print rules on nothing.
  'Can I add a bathroom?',
  'Can I keep a boat here?',
  'Is subletting allowed?',
  'Is anyone living there now?',
  'Can I see a floor plan?',
])('%s stays unknown', (question) => {
  const { kind, known, answer } = ask(question);
  expect([kind === 'answer', known], answer).toEqual([false, false]);
});

test.each([
  ['Is there a balcony?', 'Yes. '],
  ['Is there a private beach?', 'private beach'],
  ['What color are the kitchen cabinets?', 'crisp white cabinets'],
  ['How far is downtown?', '9 minute drive'],
  ['Is the laundry free?', 'Free laundry'],
  ['Can I bring my dog?', 'considered with approval'],
  ['Does the third bedroom have a walk-in closet?', 'walk-in closet'],
])('%s is answered from the same sentences', (question, says) => {
  expect(ask(question)).toMatchObject({ kind: 'answer', answer: expect.stringContaining(says) });
});

test('of two questions it says which one stays open', () => {
  const { known, answer } = ask('Is there a balcony? And is there a dock?');
  expect(known).toBe(false);
  expect(answer).toMatch(
    /^Yes on the balcony: .*balcony.*I found nothing about a dock in the listing\. I can ask the agent\.$/,
  );
});

test('what can’t be repeated in short is called the rest', () => {
  const long = `is there a dock ${'that reaches far enough into the water '.repeat(3)}for a boat?`;
  expect(ask(`Is there a balcony? ${long}`).answer).not.toContain('that reaches far');
});

test('a short form inside a word stays as it is', () => {
  expect(sheet.facts.some(({ value }) => value.includes('built-ins'))).toBe(true);
  expect(sheet.facts.some(({ value }) => value.includes('insurance'))).toBe(false);
});

test('what goes on with a declined question is not passed on to the agent', () => {
  const { kind, answer } = ask('What kind of people rent there, any vouchers?');
  expect(kind).toBe('declined');
  expect(answer).not.toContain('ask the agent');
});
