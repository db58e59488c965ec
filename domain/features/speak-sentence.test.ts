import { expect, test } from 'vitest';
import { addArticles } from './add-articles.ts';
import { speakSentence } from './speak-sentence.ts';

test.each([
  [
    'The stunning kitchen has honed marble counters and an oversized island, perfect for entertaining.',
    'The kitchen has honed marble counters and an oversized island.',
  ],
  [
    'Additionally, a gorgeous primary suite opens to a private deck & garden!',
    'The primary suite opens to a private deck and garden.',
  ],
  [
    'Welcome to this charming two-bedroom loft on a corner of Mill Row.',
    "It's a two-bedroom loft on a corner of Mill Row.",
  ],
  ['Building has an elevator and a roof garden.', 'The building has an elevator and a roof garden.'],
  [
    'A windowed kitchen has a tile floor and a gas range.',
    'The windowed kitchen has a tile floor and a gas range.',
  ],
  [
    'Oak floors run throughout, with inlaid designs on several levels.',
    'Oak floors run throughout, with inlaid designs on several levels.',
  ],
  [
    'FIVE windows bring in northern light and treetop views.',
    'Five windows bring in northern light and treetop views.',
  ],
  [
    'Windowed Kitchen can be closed off from the dining nook.',
    'The windowed kitchen can be closed off from the dining nook.',
  ],
  ['Washer/Dryer is allowed with Board approval.', 'A washer and dryer is allowed with board approval.'],
  ['The hall has an extremely chic tile floor.', 'The hall has a tile floor.'],
  ['The first bedroom also has a desk and a closet.', 'The first bedroom has a desk and a closet.'],
  [
    'The top floor has a 31-feet living room with a stove.',
    'The top floor has a 31-foot living room with a stove.',
  ],
])('%s is said whole, without its praise', (written, said) => {
  expect(speakSentence(written)).toEqual([said]);
});

test('a long sentence parts where a clause ends', () => {
  expect(
    speakSentence(
      'The parlor floor has a marble fireplace and a pair of pocket doors to the library, while the garden floor has a second kitchen and a mudroom that opens to the yard.',
    ),
  ).toEqual([
    'The parlor floor has a marble fireplace and a pair of pocket doors to the library.',
    'The garden floor has a second kitchen and a mudroom that opens to the yard.',
  ]);
});

test.each([
  'The stove is a work of art in the room.',
  'The staircase is flawless and has oak steps.',
  'The porch has a hook for you grill and a bench.',
  'Some of which were turned into a sewing room.',
])('%s is left to the agent', (written) => {
  expect(speakSentence(written)).toEqual([]);
});

test.each([
  [
    'The bath has a vanity with under-counter lighting and floor to ceiling mirror.',
    'a floor-to-ceiling mirror.',
  ],
  [
    'The suite has a bath with floating vanity and walk-in shower.',
    'with a floating vanity and a walk-in shower.',
  ],
  ['The loft has a cedar closet and full bath.', 'has a cedar closet and a full bath.'],
  ['The attic has two bunk rooms with full slate baths ensuite.', 'with full slate baths ensuite.'],
  ['The library has doors opening to the terrace.', 'has doors opening to the terrace.'],
])('%s has the articles of %s', (written, end) => {
  expect(speakSentence(written)[0]).toContain(end);
});

test('two things of a room are said without a pause', () => {
  expect(speakSentence('The kitchen has a tile backsplash, and steel appliances.')).toEqual([
    'The kitchen has a tile backsplash and steel appliances.',
  ]);
});

test('a room that begins without an article gets one', () => {
  expect(speakSentence('Eat-in kitchen has a pantry and a window.')).toEqual([
    'The eat-in kitchen has a pantry and a window.',
  ]);
});

test.each([
  'Hardwood floors, high ceilings, walk-in closet.',
  'It is simply a dream come true for the discerning buyer.',
  'A bath with a separate shower and a soaking tub.',
  'These rooms open to the terrace.',
  'The kitchen is both stylish and functional, The bath has a stunning and private steam room.',
  'The terrace offers unobstructed and stunning views of the river.',
  'Includes a heated parking spot and a storage closet.',
  'Perfect for families, the yard has a playhouse.',
  'The house is in immaculate condition and faces Mill Park.',
  'The kitchen has an island, a gas range and a pantry.',
])('%s is not', (written) => {
  expect(speakSentence(written)).toEqual([]);
});

test('a feature of a home is a thing, not what the home does', () => {
  expect(speakSentence('A pleasant feature of the cottage is the screened terrace.')).toEqual([
    'A pleasant feature of the cottage is the screened terrace.',
  ]);
});

test.each([
  'Its two wide glass doors lead onto the porch.',
  'All are oak doors from a workshop upstate.',
  'Plum House is a gorgeous, luxurious, stunning new tower with exquisite interiors and a fabulous gym.',
])('%s says nothing on its own', (sentence) => {
  expect(speakSentence(sentence)).toEqual([]);
});

test('the other side is another side', () => {
  expect(speakSentence('The dining room is reached from the other side of the hall.')).toEqual([
    'The dining room is reached from the other side of the hall.',
  ]);
});

test('nothing is “also” there before something else was told', () => {
  expect(speakSentence('You will also find a tiled porch behind the den.')).toEqual([
    'You will find a tiled porch behind the den.',
  ]);
  expect(speakSentence('There is also a cedar closet under the stairs.')).toEqual([
    'There is a cedar closet under the stairs.',
  ]);
});

test('an ad that talks about itself isn’t spoken', () => {
  expect(speakSentence('New to market is an all-brick house with a slate porch in Alder Hill.')).toEqual([]);
  expect(
    speakSentence('The primary suite is super-large -- king-sized with two window seats and a linen closet.'),
  ).toEqual([]);
});

test.each([
  ['The suite has a balcony and double vanity.', 'The suite has a balcony and a double vanity.'],
  ['The den has tall windows and sliding patio door.', 'The den has tall windows and a sliding patio door.'],
  [
    'The kitchen has a Marlow refrigerator and Tindle dishwasher.',
    'The kitchen has a Marlow refrigerator and a Tindle dishwasher.',
  ],
  ['The hall has a washer and dryer.', 'The hall has a washer and dryer.'],
  ['The suite has a bed and bath.', 'The suite has a bed and bath.'],
  [
    'The mill has a porch and in-building dry cleaner.',
    'The mill has a porch and an in-building dry cleaner.',
  ],
])('%s gets its second article', (text, whole) => {
  expect(addArticles(text)).toBe(whole);
});

test('a noun that says nothing without its praise goes with it', () => {
  expect(speakSentence('The bath is clad in slate tile with contemporary fixtures.')).toEqual([
    'The bath is clad in slate tile.',
  ]);
});
