import { expect, test } from 'vitest';
import { splitQuestions } from './split-questions.ts';

test.each([
  ['Do you know if there is a pool?', ['is there a pool?']],
  ['I was wondering if we can bring our two cats', ['can we bring our two cats']],
  ['could you tell me how old the roof is', ['how old is the roof']],
  ['any idea what floor it’s on', ['what floor is it on']],
  ['hey quick question, does it have a yard', ['does it have a yard']],
  ['is there a gym, do you know?', ['is there a gym?']],
  ['ok so how much is it', ['how much is it']],
  ['actually, is the garage heated', ['is the garage heated']],
  ['can you tell me whether it has a den?', ['does it have a den?']],
  ['any assessments I should know about', ['any assessments']],
  ['where is the laundry, not in the basement i hope', ['where is the laundry']],
  ['besides the patio any other outdoor space', ['any other outdoor space']],
  ['and the rear studio, is that rented?', ['is the rear studio rented?']],
  ['great room?', ['great room?']],
  ['second bathroom', ['second bathroom']],
])('“%s” asks no more than its question', (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions);
});
