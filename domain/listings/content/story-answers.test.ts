import { expect, test } from 'vitest';
import { shownQuestions } from '../suggestions/rules.ts';
import { storyAnswers } from './story-answers.ts';

const story = [
  'The mill loft has a private terrace over the wheel and a washer and dryer in the hall.',
  'The roof was replaced in 2021. It never leaked.',
  'The monthly assessment covers heat and water. Dogs are welcome.',
  'Rentals are not permitted in the first two years. There is potential for a garage.',
  'The building has an elevator and a storage locker for each loft.',
].join('\n\n');

test('buyers’ questions are answered in the agent’s own sentences, each sentence once', () => {
  expect(storyAnswers(story, 'Condo')).toEqual([
    { question: 'What has been updated?', answer: 'The roof was replaced in 2021.' },
    {
      question: 'Is there private outdoor space?',
      answer: 'The mill loft has a private terrace over the wheel and a washer and dryer in the hall.',
    },
    {
      question: 'Is there a doorman or an elevator?',
      answer: 'The building has an elevator and a storage locker for each loft.',
    },
    {
      question: 'What does the monthly fee cover?',
      answer: 'The monthly assessment covers heat and water.',
    },
    { question: 'Are pets allowed?', answer: 'Dogs are welcome.' },
    { question: 'May it be rented out?', answer: 'Rentals are not permitted in the first two years.' },
  ]);
});

test('a possibility is not an answer, and a house has no doorman', () => {
  const house = 'There is potential for a garage. The hall has an elevator shaft from the mill.';
  expect(storyAnswers(house, 'Single family')).toEqual([]);
  expect(storyAnswers(null, null)).toEqual([]);
});

test('an answer that is in the table of facts isn’t shown again', () => {
  const faqs = [
    { question: 'When was it built?', answer: 'It was built in 1921.' },
    { question: 'When was it built?', answer: 'It was built in 1921 and rebuilt after the flood.' },
    { question: 'Are pets allowed?', answer: 'Dogs are welcome.' },
    { question: 'What parking is there?', answer: 'The listing states: Carport.' },
  ];
  expect(shownQuestions(faqs).map(({ answer }) => answer)).toEqual([
    'It was built in 1921 and rebuilt after the flood.',
    'Dogs are welcome.',
  ]);
});
