import { expect, test } from 'vitest';
import { refuseQuestion } from '#domain/compliance/refuse-question.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-17';
const home = (given: Parameters<typeof sampleHome>[0]) => buildAskSheet({ ...sampleHome(given), today });
const homes = {
  house: home({
    id: 'house',
    street: '18 Plover Street',
    city: 'Providence',
    state: 'RI',
    price: 890_000,
    type: 'Single family',
    lot: '3,100 sqft',
    description: `The kitchen has cherry cabinets, slate counters and a 6-burner Brandt range and hood. It takes a breakfast table for four. The rear porch is reached from the landing and has cypress decking. The sculptor Edda Quayle built the tall garden studio with its two skylights in 1911. A mosaic by the artist, Tomas Ferrand, fills the front hall. The house underwent a careful Georgian remodel in 1938. A full interior repaint in 2024. Tuck pointing to the east and west walls was finished in 2022. About 640 exterior square feet between the deck and the lawn. The paneled living room has a marble mantel and lofty 13-foot ceilings. Walk to Corner Greens, a bakery and the ferry, all within 4 blocks. The side balcony nicely accommodates a grill. A snow melt system covers the whole of the front and back walkways. Planters off the cupola catch the sun. The stair is lit by a striking glass and copper cupola. Zoned to Alder Elementary and T. R. Voss High. It has plans to convert it to a single-family house. It stands among handsome landmark houses.`,
  }),
  flat: home({
    id: 'flat',
    street: '7 Cask Lane APT 4',
    city: 'Hoboken',
    state: 'NJ',
    price: 610_000,
    type: 'Condo',
    description: `Located on the 4th floor. The primary suite is at the rear. Enjoy storage with three fitted closets, including a walk-in.`,
  }),
  garden: home({
    id: 'garden',
    street: '31 Reed Court APT G',
    city: 'Chicago',
    state: 'IL',
    price: 240_000,
    type: 'Condo',
    description: 'A cheerful garden unit near the canal. The kitchen has a gas range.',
  }),
  duplex: home({
    id: 'duplex',
    street: '5 Loom Street APT 6',
    city: 'Lowell',
    state: 'MA',
    price: 700_000,
    type: 'Condo',
    description: 'A duplex above the old mill. Located on the sixth floor, you find both sleeping lofts.',
  }),
  plot: home({
    id: 'plot',
    street: '90 Kiln Road',
    city: 'Akron',
    state: 'OH',
    price: 90_000,
    type: 'Single family',
    lot: '4,000 sqft',
    description: 'A builder’s chance on a wide street. The house is a tear down. The lot has alley access.',
  }),
};
const ask = (at: keyof typeof homes, question: string) => answerQuestion(homes[at], question, { today });

test.each([
  // A member of the kind that was asked for.
  ['house', 'what kind of wood are the kitchen cabinets', 'cherry cabinets'],
  ['house', 'What is the rear porch floor made of?', 'cypress decking'],
  ['house', 'what brand is the range in the kitchen', 'Brandt range'],
  ['house', 'what brand is the range in the main kitchen', 'Brandt range'],
  ['house', 'how far is corner greens?', 'within 4 blocks'],
  ['house', 'which high school is it zoned to?', 'Voss High'],
  ['house', 'which elementary school is it zoned for', 'Alder Elementary'],
  ['flat', 'what floor is the apartment on', '4th floor'],
  ['garden', 'what floor is it on', 'garden unit'],
  // Who made a thing.
  ['house', 'who did the mosaic in the hall', 'Tomas Ferrand'],
  ['house', 'Who built the tall studio with the skylights?', 'Edda Quayle'],
  // One word in another form.
  ['house', 'Has any tuckpointing been done?', 'Tuck pointing'],
  ['house', 'has the tuck-pointing been done', 'Tuck pointing'],
  ['house', 'when was the inside last painted', 'repaint in 2024'],
  ['house', 'when was it remodeled in the georgian style', 'remodel in 1938'],
  ['house', 'Could it be turned into a one family house?', 'single-family house'],
  ['house', 'How much outdoor space does it have?', '640 exterior square feet'],
  // What a place takes, and what it saves somebody.
  ['house', 'Can I keep a grill on the balcony?', 'accommodates a grill'],
  ['house', 'does the kitchen have room for a table?', 'breakfast table for four'],
  ['house', 'Do I have to shovel the walkways in winter?', 'snow melt'],
  // A size that is said of the very thing.
  ['house', 'How high are the living room ceilings?', '13-foot ceilings'],
  ['flat', 'How many closets are in the primary suite?', 'three fitted closets'],
  // What the listing itself says of its state.
  ['plot', 'is the house worth fixing up or is it a teardown?', 'tear down'],
  ['plot', 'is it a tear-down', 'tear down'],
] as const)('%s: “%s” is answered', (at, question, words) => {
  const { answer, known } = ask(at, question);
  expect(answer).toContain(words);
  expect(known).toBe(true);
  expect(answer).not.toMatch(/closest/);
});
test.each([
  ['plot', 'how many square feet is the existing house?'],
  ['plot', 'what is the square footage of the old house'],
  ['house', 'is this building itself landmarked?'],
  ['house', 'is the house a landmark'],
  ['house', 'what is the house made of'],
  ['flat', 'which floor is the gym on'],
  ['house', 'what brand is the dishwasher'],
  ['house', 'what kind of wood are the floors'],
  ['house', 'which middle school is it zoned to?'],
  ['house', 'how far is the train?'],
  ['house', 'who built the porch'],
  ['house', 'when was the outside last painted'],
  ['garden', 'what brand is the range'],
  ['duplex', 'what floor is it on'],
  ['flat', 'how many closets are in the second bedroom?'],
  ['flat', 'how high are the living room ceilings'],
] as const)('%s: “%s” stays open', (at, question) => {
  expect(ask(at, question).known).toBe(false);
});

test('what only stands off a thing tells nothing of what it is made of', () => {
  const { answer } = ask('house', "what's the cupola made of");
  expect(answer).toContain('glass and copper cupola');
  expect(answer).not.toContain('Planters');
});
test('a quotation keeps the words that the listing spells out', () => {
  const told = home({
    id: 'told',
    street: '2 Wick Lane',
    city: 'Erie',
    state: 'PA',
    price: 320_000,
    type: 'Single family',
    description:
      'The master bedroom has two closets. The kitchen has a Velden appliance suite. A hearth is 19 feet wide. With 9ft ceilings, the den feels open. B&O Fiber (2024) is wired in. New appls throughout.',
  });
  const said = told.facts.filter(({ field }) => field === 'remark').map(({ value }) => value);
  expect(said).toEqual([
    'The master bedroom has two closets.',
    'The kitchen has a Velden appliance suite.',
    'A hearth is 19 feet wide.',
    'With 9-foot ceilings, the den feels open.',
    'B&O Fiber (2024) is wired in.',
    'New appliances throughout.',
  ]);
});
test('a first offer is for the agent', () => {
  expect(ask('house', 'what would be a good first offer on it?').answer).toContain('one for the agent');
});
test('who made a thing asks about nobody who lives there', () => {
  expect(refuseQuestion('who did the mural in the lobby')).toBeUndefined();
  expect(refuseQuestion('who did the paintings in the stairwell?')).toBeUndefined();
  expect(refuseQuestion('who lives in the building')).toBeDefined();
});
