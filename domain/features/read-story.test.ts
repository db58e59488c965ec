import { expect, test } from 'vitest';
import { readStory } from './read-story.ts';

test('what people retell is read as a quotation that stands alone', () => {
  expect(readStory('One of only five surviving ice houses in the county, it became a home.')).toEqual({
    kind: 'rarity',
    quote: 'one of only five surviving ice houses in the county',
  });
  expect(readStory('It is known as the longtime residence of painter Ida Marsh, who loved it.')?.quote).toBe(
    'the longtime residence of painter Ida Marsh',
  );
  expect(readStory('Originally built for baker John H. Tully in 1886, it stands tall.')?.quote).toBe(
    'originally built for baker John H. Tully in 1886',
  );
  expect(readStory('Available for the first time in 40 years.')).toMatchObject({ kind: 'market' });
  expect(readStory('There is a bonus room currently used as a pottery studio.')).toMatchObject({
    kind: 'use',
  });
});

test('sales talk is no story', () => {
  expect(readStory('Built for modern living and designed for entertaining.')).toBeUndefined();
  expect(readStory('One of the few opportunities to own your dream home.')).toBeUndefined();
  expect(readStory('The den can be converted to a third bedroom.')).toBeUndefined();
});
