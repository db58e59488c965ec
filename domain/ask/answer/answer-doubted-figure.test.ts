import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const home = (given: Parameters<typeof sampleHome>[0]) => buildAskSheet({ ...sampleHome(given), today });
const homes = {
  differing: home({
    id: 'doubt',
    street: '8 Teasel Lane',
    city: 'Hudson',
    state: 'NY',
    price: 890_000,
    beds: 5,
    baths: 2.5,
    yearBuilt: 1861,
    type: 'Condo',
    description:
      'Designed for the tanner Elias Crake in 1863, the house has stood on the green ever since. It encompasses four bedrooms, three and a half baths, and a music room. The roof was renewed in 1999.',
  }),
  agreeing: home({
    id: 'no-doubt',
    street: '10 Teasel Lane',
    city: 'Hudson',
    state: 'NY',
    price: 640_000,
    beds: 3,
    baths: 2,
    yearBuilt: 1921,
    type: 'Single family',
    description:
      'A three-bedroom, two-bath house that was fully renovated in 2015. The guest cottage has two bedrooms.',
  }),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['Is it 4 bedrooms or 5? I see both', ['5 bedrooms', 'four bedrooms', 'check with the agent']],
  ['is it a four or five bedroom', ['5 bedrooms', 'four bedrooms']],
  ['how many bedrooms?', ['5 bedrooms', 'four bedrooms']],
  ['2.5 baths or 3.5?', ['2.5 bathrooms', 'three and a half baths']],
  ['does it have two and a half baths or three and a half', ['2.5 bathrooms', 'three and a half baths']],
])('%s: both figures are told, each with where it stands', (question, told) => {
  const { answer, kind, facts } = ask('differing', question);
  expect(kind).toBe('answer');
  for (const words of told) expect(answer).toContain(words);
  expect(facts.length).toBeGreaterThan(1);
});

test.each([
  ['agreeing', '3 bedrooms or 2?', 'It has 3 bedrooms.'],
  ['agreeing', 'built in 1921 or 1931?', 'It was built in 1921.'],
  ['agreeing', 'was it built in 1921 or 2015?', 'It was built in 1921.'],
  ['agreeing', 'when was it actually built', 'It was built in 1921.'],
] as const)('%s: %s has one answer', (of, question, told) => {
  expect(ask(of, question).answer).toBe(told);
});

test.each([
  'was the roof done in 1999 or 1998?',
  'is the kitchen from 1861 or 1863?',
  'is it a real 5 bedroom?',
])('%s asks for something else', (question) => {
  expect(ask('differing', question).answer).not.toMatch(/as the year built|the listing gives 5 bedrooms/i);
});
