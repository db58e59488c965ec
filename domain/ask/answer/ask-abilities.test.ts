import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const condo = buildAskSheet({
  ...sampleHome({
    id: 'condo',
    street: '88 Tannery Row APT 12C',
    city: 'Dayton',
    state: 'OH',
    price: 410_000,
    priceCut: 15_000,
    beds: 2,
    baths: 1.5,
    sqft: 1000,
    yearBuilt: 1931,
    type: 'Condo',
    hoa: '$620',
    parking: 'On Site, Deeded, Garage',
    agent: 'Lena Okafor',
    brokerage: 'Mill Creek Real Estate',
    description: `Bright 12th-floor two bedroom in the Cooper Park neighborhood, built in 1929 and never long on the market. No board approval required! The living room faces south and has a wood-burning fireplace. The library has a gas fireplace. Cats welcome. The primary bath has a rain shower, and the marble hall bath is fitted with a steam shower and heated towel bars. A deeded space in the garage comes with the home for an additional $30,000. Three walk-in closets, original brick, a closet with shelves for storage, a washer/dryer in the hall, wide-plank oak floors laid last winter, ceilings of eleven feet, central heating from a new boiler, a pantry the size of a small room and a laundry chute complete the plan. The Tannery, a 14-story building with 61 units, has a part-time doorman (7 AM - 11 PM), a live-in super, a gym, a bike room, and subletting, pianos, and home businesses with approval of the association. There is an assessment of $110.50/month for the lobby in place until March 2027. Residents share a mail room, a library of borrowed tools, a party room with its own kitchen, a courtyard, and a pool heated from May to October. Freshly renovated, windowed kitchen with an induction range. Owner is a licensed real estate broker. Showings start on Monday, November 23. Some photos are virtually staged. The square footage needs to be verified. Call Lena at 555-0142 for the gate code.`,
  }),
  today,
});
const ask = (question: string, subject?: string) =>
  answerQuestion(condo, question, { today, ...(subject && { subject }) });

test.each([
  // A thing has to be the one that was asked for.
  ['steam shower?', 'Yes. The listing mentions “a steam shower and heated towel bars.”'],
  ['is the owner an agent', 'The listing says: “Owner is a licensed real estate broker.”'],
  // Long sentences are cut to the clause that answers.
  ['how many walk in closets', 'The listing mentions “Three walk-in closets.”'],
  ['what kind of floors', 'The listing mentions “wide-plank oak floors laid last winter.”'],
  ['how high are the celings', 'The listing mentions “ceilings of eleven feet.”'],
  ['how many units in the building', 'The listing mentions “a 14-story building with 61 units.”'],
  // Limits stay, wherever in the sentence they stand.
  ['can i sublet', 'subletting, pianos, and home businesses with approval of the association'],
  [
    'does parking come with it',
    'It costs extra. The listing says: “A deeded space in the garage comes with the home for an additional $30,000.”',
  ],
  ['is there parking', 'an additional $30,000'],
  ['is there a pool', 'Residents'],
  // Kinds of questions.
  ['is board approval needed', 'No. The listing says: “No board approval required.”'],
  ['is there a doorman overnight', 'part-time doorman (7 AM - 11 PM)'],
  ['when do showings start', 'Monday, November 23'],
  ['what floor', 'The listing says it’s on the 12th floor.'],
  ['which way does the living room face', 'The living room faces south'],
  ['has the kitchen been redone', 'Freshly renovated, windowed kitchen'],
  ['are the photos real or staged', 'Some photos are virtually staged'],
  ['has the square footage been verified', 'The listing says: “The square footage needs to be verified.”'],
  ['what neighborhod is it in', 'Cooper Park'],
  ['washer dryer in teh unit?', 'a washer/dryer in the hall'],
  // Computed, and told where the period is missing.
  ['price per foot', '$410 per square foot'],
  ['what was the price befor the cut', 'It was $425,000 before the price cut of $15,000.'],
  ['hoa per yr', 'If that’s monthly, it comes to $7,440 a year.'],
  ['whats the total with parking', 'Together that’s $440,000.'],
  ['total a month with the hoa and the assessment', 'If the fee is monthly too, that’s $730.50 a month.'],
  // Facts that contradict each other are both told.
  [
    'how old is teh building',
    'The listing gives 1931 as the year built, but its description says “built in 1929.”',
  ],
  ['2 bed 1.5 bath right?', 'Yes. It has 2 bedrooms and 1.5 bathrooms.'],
  ['is it a 3 bedroom', 'No. It has 2 bedrooms.'],
  // Several at once.
  ['hoa and sqft?', 'The association fee is $620. The living area is 1,000 square feet.'],
  ['Hi, are cats allowed?', 'Yes. The listing says: “Cats welcome.”'],
])('%s', (question, words) => {
  const { kind, answer, facts } = ask(question);
  expect([kind, answer]).toEqual(['answer', expect.stringContaining(words)]);
  expect(facts.length).toBeGreaterThan(0);
});

test.each([
  'are dogs allowed',
  'is there an estate sale',
  'is there a mill',
  'is the gym open 24/7',
  'what are the taxes exactly',
  'is there a rain barrel',
])('does not say: %s', (question) => {
  expect(ask(question)).toMatchObject({ kind: 'unknown', known: false });
});

test('of several things, one that fits is no yes for all', () => {
  const { answer } = ask('are the fireplaces wood burning');
  expect(answer).not.toMatch(/^Yes/);
  expect(answer).toContain('wood-burning');
  expect(ask('do all the closets have shelves').answer).not.toMatch(/^Yes/);
});

test('what is only seen or only a name is no yes', () => {
  const sheet = buildAskSheet({
    ...sampleHome({
      id: 'seen',
      street: '9 Elm Court',
      city: 'Dover',
      state: 'DE',
      type: 'Condo',
      description:
        'The bedroom has lush courtyard views. The kitchen has a workspace. Pied-a-terre purchases are allowed.',
    }),
    today,
  });
  for (const question of ['is there a courtyard', 'is there a home office', 'can i rent it out'])
    expect(answerQuestion(sheet, question, { today }).answer).not.toMatch(/^Yes/);
});

test('another fuel answers whether it is this one', () => {
  const sheet = buildAskSheet({
    ...sampleHome({
      id: 'fuel',
      street: '4 Elm Court',
      city: 'Dover',
      state: 'DE',
      description: 'The den has a gas fireplace. The stove is new.',
    }),
    today,
  });
  const told = (question: string) => answerQuestion(sheet, question, { today });
  expect(told('is the fireplace wood burning?').answer).toBe(
    'No. The listing says: “The den has a gas fireplace.”',
  );
  expect(told('is the stove gas?').kind).toBe('unknown');
  expect(told('when was the stove replaced').kind).toBe('unknown');
});

test('ways to reach somebody are no facts', () => {
  expect(JSON.stringify(condo.facts)).not.toContain('555');
});

test.each([
  ['any assessments?', 'whats it for', 'for the lobby'],
  ['hoa?', 'and per year?', '$7,440 a year'],
  ['was the price dropped', 'from what?', '$425,000'],
  ['is there parking?', 'how much is it', 'additional $30,000'],
])('%s, then %s', (first, then, words) => {
  expect(ask(then, ask(first).subject).answer).toContain(words);
});

test('a follow-up about a thing is not answered for the home', () => {
  const { subject } = ask('is there a gym');
  expect(ask('how big is it', subject).kind).toBe('unknown');
});

test('a word that only looks like the one asked for is no yes', () => {
  const sheet = buildAskSheet({
    ...sampleHome({
      id: 'looks',
      street: '6 Birch Way',
      city: 'Salem',
      state: 'OR',
      description:
        'The great room is flooded with natural light. With a canoe included and the mill offered unfurnished, there is room for your own. The building is pet friendly. There is a private courtyard.',
    }),
    today,
  });
  const told = (question: string) => answerQuestion(sheet, question, { today });
  expect(told('is it in a flood zone').kind).toBe('unknown');
  expect(told('is it furnished').answer).toMatch(/^No\. .*unfurnished/);
  expect(told('does it come with furniture').answer).not.toMatch(/^Yes/);
  expect(told('any breed restrictions?').answer).not.toMatch(/^(?:Yes|No)/);
  expect(told('any outdoor space, even shared').answer).toMatch(
    /^(?:Yes\.|The listing says:) .*private courtyard/,
  );
});
