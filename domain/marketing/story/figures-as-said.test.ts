import { expect, test } from 'vitest';
import type { HomeFacts } from '../facts/home-facts.ts';
import { figuresAsSaid } from './figures-as-said.ts';

const facts = (description: string) => ({ baths: '2.5', sqft: '1,200', description }) as HomeFacts;

test('a half bath that was removed is not counted', () => {
  expect(figuresAsSaid(facts('The half bath was removed for a pantry.')).baths).toBeNull();
  expect(figuresAsSaid(facts('The half bath has a slate floor.')).baths).toBe('2.5');
});

test.each([
  ['A smart plan of nearly 1,200 square feet.', 'nearly 1,200'],
  ['Almost 1200 sq ft by the pond.', 'almost 1,200'],
  ['Approximately 1,200 SF.', 'about 1,200'],
  ['A garden of nearly 2,400 square feet.', '1,200'],
  ['A 1,200-square-foot loft.', '1,200'],
])('%s', (description, said) => {
  expect(figuresAsSaid(facts(description)).sqft).toBe(said);
});
