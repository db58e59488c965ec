import { expect, test } from 'vitest';
import { refuseQuestion } from './refuse-question.ts';

test.each([
  'what do tenants pay for',
  'would neighbors be walking around above me',
  'any hangout space for residents',
  'who fixes things in the building?',
  'will i hear people over me',
  'how do people get downtown from there',
  'where would the kids do homework',
  'how many neighbors',
  'where do folks around there get groceries',
  'does it have old charm',
  'somewhere for the kids to play when it rains',
  'where could the kids play on a rainy day',
  'is there a place for kids to play',
  'can kids play basketball there',
  'is there a roof terrace for everyone',
  'can my grandmother manage the stairs',
  'my grandma can’t climb stairs, are there any?',
  'how many neighbors would I have on my floor',
  'is there a wine cellar for residents',
  'do they accept people with a guarantor',
  'do the kids have somewhere to play on the grounds',
  'i mean the top floor ones',
])('“%s” asks about the home, not about people', (question) => {
  expect(refuseQuestion(question)).toBeUndefined();
});

test.each([
  'what do the neighbors do for a living',
  'where do people around there go to church',
  'how many families with kids are there',
  'are the people upstairs old',
  'who lives in the building',
  'can my neighbors manage the stairs or are they all old',
  'is the gym full of old residents',
  'how many neighbors on my floor are retired',
  'which are the best ones around',
])('“%s” still asks about people', (question) => {
  expect(refuseQuestion(question)).toBeDefined();
});
