import { expect, test } from 'vitest';
import { readStories } from './read-story.ts';

const register = 'National Register of Historic Places';
const readStory = (sentence: string) => readStories(sentence)[0];

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

test('a name that ends in an apostrophe and an s ends a quotation', () => {
  expect(
    readStory("Immortalized as the backdrop to a wedding in Supper at Marlowe's, it stands tall.")?.quote,
  ).toBe("immortalized as the backdrop to a wedding in Supper at Marlowe's");
});

test.each([
  [
    'Otto Brandt Vale, a landscape painter, was once a resident here.',
    'Otto Brandt Vale, a landscape painter, was once a resident here',
  ],
  [
    'Its best-known tenant was the celebrated sculptor Otto Brandt Vale, who lived here for some time before he left.',
    'the celebrated sculptor Otto Brandt Vale, who lived here',
  ],
  [
    'Later it was renovated and occupied by shoe designer, Ida Marsh, who sold it in 1990.',
    'renovated and occupied by shoe designer, Ida Marsh',
  ],
  [
    'The house was acquired privately from stage actress Ida Marsh, and rebuilt.',
    'acquired privately from stage actress Ida Marsh',
  ],
])('%s says who once lived there', (sentence, quote) => {
  expect(readStories(sentence)[0]).toEqual({ kind: 'history', quote });
});

test('an owner who is known for nothing stays private', () => {
  expect(readStories('It was acquired privately from Ida Marsh, and rebuilt.')).toEqual([]);
  expect(readStories('The house is occupied by tenant Ida Marsh.')).toEqual([]);
});

test('sales talk is no story', () => {
  expect(readStory('Built for modern living and designed for entertaining.')).toBeUndefined();
  expect(readStory('One of the few opportunities to own your dream home.')).toBeUndefined();
  expect(readStory('The den can be converted to a third bedroom.')).toBeUndefined();
});

test.each([
  ['As featured in Harbor Crane Weekly -- a house with a past.', 'press', 'featured in Harbor Crane Weekly'],
  [`It is listed on the ${register}.`, 'register', `listed on the ${register}`],
  [
    'The garden is a two-time City of Larkspur Bloom Contest winner.',
    'award',
    'a two-time City of Larkspur Bloom Contest winner',
  ],
  [
    'Once part of the Tully family farm on the north shore, it stands alone.',
    'history',
    'once part of the Tully family farm on the north shore',
  ],
  [
    'It sits on one of the largest corner lots on Heron Canal.',
    'rarity',
    'one of the largest corner lots on Heron Canal',
  ],
  [
    'Ida Marsh recorded her last three songs in the parlor.',
    'history',
    'Ida Marsh recorded her last three songs in the parlor',
  ],
])('%s is told in its own words', (sentence, kind, quote) => {
  expect(readStories(sentence)).toEqual([{ kind, quote }]);
});

test('two stories of one sentence are both told', () => {
  expect(
    readStories('Once the grand Corbel Hotel-rumored to have kept a card room in the attic.').map(
      ({ quote }) => quote,
    ),
  ).toEqual(['once the grand Corbel Hotel', 'rumored to have kept a card room in the attic']);
});

test('the house across the street has a story of its own', () => {
  expect(readStories('The windows look over a farmhouse that was owned by Ida Marsh, the painter.')).toEqual(
    [],
  );
});
