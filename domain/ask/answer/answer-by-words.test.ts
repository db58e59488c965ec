import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { readAskedHome } from '../evidence/asked-home.ts';
import { answerByWords } from './answer-by-words.ts';

const home = readAskedHome(
  buildAskSheet({
    ...sampleHome({
      id: 'weir',
      street: '40 Weir Street',
      city: 'Troy',
      state: 'NY',
      price: 720_000,
      type: 'Townhouse',
      description: `Mechanicals include a clever flood protection system and a water softener. All furniture included. The cellar holds a laundry corner and shelves. The patio has a Lindqvist Premium gas grill. From one of your porches, watch the river. Behind it stand old trees including a 40 foot blooming linden. A fenced side yard was designed for a dog run. The loft above the shop is listed for rent at $1,900 per month. Oak-paneled walls and a slate fireplace mantel frame the den. Ornate woodwork surrounds the parlor stove. A studio with a separate training corner is close to the hall. There is plenty of counter in the pantry, steel appliances, and a bench. No rental restrictions. The upper landing has three cedar closets. Two skylights brighten the stair. The third floor den is used as a fourth bedroom. The coach house has a copper sink.`,
    }),
    today: '2026-11-18',
  }),
);

test.each([
  ['any kind of flood protection?', 'flood protection system'],
  ['does the furniture come with it?', 'All furniture included'],
  ['where is the laundry?', 'cellar'],
  ['what brand is the patio grill', 'Lindqvist'],
  ['how tall is the linden tree', '40 foot'],
  ['is there somewhere for my dog to run?', 'dog run'],
  ['how much is the loft going for a month', '$1,900'],
  ['how many skylights does it have', 'Two skylights'],
])('%s is answered with the sentence that says it: %s', (question, words) => {
  expect(answerByWords(home, question)?.text).toContain(words);
});

test.each([
  // "One of" counts nothing.
  'how many porches does it have',
  // What burns there isn't what the walls are made of.
  'is the fireplace gas or oak?',
  // Woodwork is no work, and training no train.
  'does the parlor stove work?',
  'which trains are close',
  // The steel is that of the appliances.
  'what is the pantry counter made of?',
  'how many rental units does it have?',
  // Another ordinal, another part of the home.
  'what is the third bedroom used as?',
  'does the lower landing have closets?',
  'is there a copper sink?',
  // A figure, a date, a maker or a price that isn't there.
  'how big is the dog run?',
  'when was the flood protection put in?',
  'what brand is the water softener',
  'how much is the water softener?',
  // A word that is left open.
  'is the patio heated?',
])('%s is left open', (question) => {
  expect(answerByWords(home, question)).toBeUndefined();
});
