import { expect, test } from 'vitest';
import type { Feature } from '../../features/feature.ts';
import { isWholeName, withWholePhrase } from './whole-phrase.ts';

const feature = (id: string, phrase: string, number = 'singular') =>
  ({ id, phrase, matched: phrase, number }) as Feature;

test.each([
  [
    'patio',
    'private patio',
    'It has a leafy 450-square-foot private patio.',
    '450-square-foot private patio',
  ],
  ['terrace', 'terrace', 'A terrace (532 sq ft) faces the harbor.', '532-square-foot terrace'],
  ['deck', 'deck', 'A den and a rooftop observation deck.', 'rooftop observation deck'],
  ['terrace', 'terrace', 'A large private river-facing terrace.', 'private river-facing terrace'],
  ['garden', 'gardens', 'Complemented by Japanese-inspired gardens.', 'Japanese-inspired gardens'],
  ['terrace', 'two terraces', 'Between the private patio and two terraces.', 'two terraces'],
  ['library', 'library', 'A 450-square-foot library.', 'library'],
  ['terrace', 'private terrace', 'A 1,600 square foot condo with a private terrace.', 'private terrace'],
])('%s: %s in "%s"', (id, phrase, sentence, whole) => {
  expect(withWholePhrase(feature(id, phrase), sentence).phrase).toBe(whole);
});

test('a view keeps how far around it goes', () => {
  const views = feature('views', 'city views', 'plural');
  expect(withWholePhrase(views, 'A home with 360 degree city views.').phrase).toBe('360-degree city views');
});

test('a garden lounge is no garden', () => {
  expect(isWholeName(feature('garden', 'private garden'), 'A private garden lounge and a gym.')).toBe(false);
  expect(isWholeName(feature('garden', 'private garden'), 'A private garden and a gym.')).toBe(true);
});
