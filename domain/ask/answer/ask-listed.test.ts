import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const plain = Array.from({ length: 34 }, (_, at) => `Custom Shelf ${at + 1}`);
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'listed',
    street: '14 Tansy Court',
    city: 'Marston',
    state: 'OH',
    price: 610_000,
    beds: 4,
    baths: 3,
    description: `A brick house by the green. Pictures are of a similar home two doors down by the same builder.`,
    features: [...plain, 'Washer Hookup', 'Electric Dryer Hookup'],
    parking: 'Alley Access, Garage, Garage Faces Rear',
    schools: [
      'Alder',
      'Tamarack',
      'Quill',
      'Alder Elementary School',
      'Quill J High School',
      'Tamarack High School',
    ],
  }),
  today,
});
const ask = (question: string) => answerQuestion(sheet, question, { today }).answer;

test.each([
  ['What high school would it be?', 'The listing names Tamarack High School.'],
  ['What middle school is it assigned to?', 'The listing names Quill J High School.'],
  ['which elementary school?', 'The listing names Alder Elementary School.'],
  [
    'what schools are there?',
    'The listing names Alder Elementary School, Quill J High School and Tamarack High School.',
  ],
  ['gas or electric dryer hook up?', 'Electric Dryer Hookup'],
  ['does the garage open to the street or the alley?', 'Alley Access'],
  ['Are these photos of the actual house?', 'Pictures are of a similar home'],
])('finds what the page lists: %s', (question, expected) => {
  expect(ask(question)).toContain(expected);
});
