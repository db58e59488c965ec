import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { likenessOf } from '../thesaurus.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const home = (given: Parameters<typeof sampleHome>[0]) => buildAskSheet({ ...sampleHome(given), today });
const homes = {
  duplex: home({
    id: 'duplex',
    street: '14 Alder Street',
    city: 'Dover',
    state: 'DE',
    price: 330_000,
    type: 'Multi-family',
    description: `Side-by-side duplex. Unit 12 is leased through May 2027 at $1,400 a month. Unit 14 is month-to-month, rent $1,100. The owner pays water, about $90 a month, and trash. 200 amp service on the 12 side; 14 still has fuses. The primary bedroom has two closets and a walk-in shower. The boiler serving unit 14 is of unknown age. The exhaust hood was removed in 2022. Basement is unfinished but plumbed for a bath. Sold as-is, and the seller won’t go FHA. Interior colors are already selected. Camping or an RV for up to 14 days at a time. Listed on the National Register. School bus stops at the road. Swim club membership is optional. Zoned for offices; a café with over 20 seats needs approval. Shown with an accepted offer only.`,
  }),
  park: home({
    id: 'park',
    street: '9 Mesa Loop',
    city: 'Mesa',
    state: 'AZ',
    price: 90_000,
    type: 'Manufactured',
    hoa: '$40',
    description: `Space rent $800 a month includes trash. Park approval: income of 3x space rent. HOA dues are $40 a month. 20% down minimum. The back lot is steep; the road is gravel.`,
  }),
  flat: home({
    id: 'flat',
    street: '3 Elm Street APT 2',
    city: 'Troy',
    state: 'NY',
    price: 2000,
    description: `12 month lease. First, last and one-half month security to move in. Window units are allowed; the landlord stores but doesn’t install them.`,
  }),
  loft: home({
    id: 'loft',
    street: '8 Mill Row APT 3',
    city: 'Troy',
    state: 'NY',
    price: 1800,
    description: `Heat is electric, no A/C but portable units are fine with a window kit. Move-in costs: first month plus deposit; last month not required. Security deposit is $1,200. The humidifier is disconnected. Exterior paint is scheduled for 2027.`,
  }),
};
const park55 = home({
  id: 'park55',
  street: '40 Heron Way',
  city: 'Largo',
  state: 'FL',
  price: 120_000,
  type: 'Manufactured',
  description: `Home only, land is leased. One resident must be 55 or older, all others 45 or older. Two pets max, 25 lbs each. RVs may stay up to 30 days a year. No work vans overnight. Pool open May 15 - Sept 30 only. Wine fridge stays, main refrigerator goes with sellers. Oil tank was removed in 2009. Ductless air conditioning in the living room only. Taxes $900 with homestead exemption. 5 by 7 shed off the carport. Exterior changes need arch. approval; doors from the approved color list. Tenant in place thru 8/31 at $900/mo, no lockbox. Furnace 2019. Roof 2016.`,
});

test.each([
  // A rule is told whole for the asker's own case.
  ['im 57 and my wife is 43, can we buy', '55 or older, all others 45 or older'],
  ['we have a 30 lb beagle, is that ok?', 'Two pets max, 25 lbs each.'],
  ['can i stay in my camper on weekends', 'RVs may stay up to 30 days a year.'],
  ['i drive a work van, can i park it overnight', 'No work vans overnight.'],
  ['could we paint the front door purple', 'Exterior changes need arch approval; doors'],
  // Other words of listings for the same thing, and no yes where the sentence limits.
  ['do i own the land', 'land is leased'],
  ['is the pool open year round', 'May 15 - Sept 30 only'],
  ['does the fridge stay', 'main refrigerator goes with sellers'],
  ['is there still an oil tank', 'Oil tank was removed in 2009.'],
  ['is there ac in the bedrooms', 'in the living room only'],
  // What is said of keys and calls is left out, the rest stays.
  // Several at once, also where a word belongs to the last alone.
  ['how old are furnace, ac and roof', 'Furnace 2019'],
])('a park home: %s', (question, words) => {
  const { answer } = answerQuestion(park55, question, { today });
  expect(answer).toContain(words);
  expect(answer).not.toMatch(/^(?:Yes|No)\./);
});

test.each([
  ['what are the taxes without homestead', 'Taxes $900 with homestead exemption.'],
  ['how much will taxes be in 2031', 'Taxes $900'],
])('a park home leaves open: %s', (question, words) => {
  const { kind, answer } = answerQuestion(park55, question, { today });
  expect([kind, answer]).toEqual(['unknown', expect.stringContaining(words)]);
});

const ask = (at: keyof typeof homes, question: string, subject?: string) =>
  answerQuestion(homes[at], question, { today, ...(subject && { subject }) });

test.each([
  // Other words for the same, from a general thesaurus and from the forms of a word.
  ['duplex', 'is it on the national registry', 'Listed on the National Register.'],
  ['duplex', 'can i still choose the colors?', 'Interior colors are already selected.'],
  // What is said around the question asks nothing.
  ['duplex', 'could i camp there for six months while i build?', 'up to 14 days at a time.'],
  // The asker's own figure needn't stand in the listing.
  ['duplex', 'so could i do a 40 seat café?', 'a café with over 20 seats needs approval.'],
  // A sentence may speak to what is otherwise the agent's to answer, without a yes or no.
  ['duplex', 'could i add a bath in the basement', 'Basement is unfinished but plumbed for a bath.'],
  ['duplex', 'can i use an fha loan?', 'go FHA.'],
  ['duplex', 'can i see inside before making an offer', 'Shown with an accepted offer only.'],
  // Each side by its own number.
  ['duplex', 'how many amps on the 12 side', '200 amp service on the 12 side'],
  // Figures that follow.
  ['duplex', 'what is the rent on both sides', 'Together that’s $2,500 a month, or $30,000 a year.'],
  ['duplex', 'how much per door', 'That comes to $165,000 per unit: $330,000 for 2 units.'],
  ['duplex', 'how much is the water per year', 'That comes to $1,080 a year.'],
  ['park', 'space rent per year', 'That comes to $9,600 a year.'],
  ['park', 'what would i pay a month in all?', 'together $840 a month'],
  ['park', 'how much do i need down at asking', 'Of the asking price of $90,000 that’s $18,000.'],
  ['park', 'what income do i need', 'At $800 a month that’s $2,400 a month.'],
  [
    'park',
    'how much is the hoa a year',
    'The association fee is $40 a month. That comes to about $480 a year.',
  ],
  ['flat', 'how much cash to move in altogether', 'At $2,000 a month that’s $5,000.'],
  ['loft', 'what is due to move in in total', 'At $1,800 a month that’s $3,000.'],
] as const)('%s: %s', (at, question, words) => {
  const { kind, answer, facts } = ask(at, question);
  expect([kind, answer]).toEqual(['answer', expect.stringContaining(words)]);
  expect(answer).not.toMatch(/^(?:Yes|No)\./);
  expect(facts).not.toEqual([]);
});

test.each([
  // One word too many stays unknown, with the sentence that comes closest.
  ['flat', 'does the landlord provide window units?', "the landlord stores but doesn't install them."],
  ['duplex', 'how old is the boiler serving unit 14', 'is of unknown age.'],
  ['duplex', 'how many amps on the 14 side', '14 still has fuses.'],
] as const)('%s leaves open: %s', (at, question, words) => {
  const { kind, known, answer, facts } = ask(at, question);
  expect([kind, known]).toEqual(['unknown', false]);
  expect(answer).toMatch(
    /^(?:The closest I found in the listing: “|The listing says: “|The listing mentions “.*” but doesn’t say )/,
  );
  expect(answer).toContain(words);
  expect(answer).toMatch(/ I can ask the agent(?: for more)?\.$/);
  expect(facts).toHaveLength(1);
});

test.each([
  // A describing word alone is nothing about the thing, and a list has its parts.
  ['duplex', 'is there a walk-in closet in the primary bedroom'],
  ['duplex', 'is there a swim team'],
  ['duplex', 'is there a bus stop nearby'],
  ['duplex', 'is there a dishwasher'],
  ['duplex', 'what does trash pickup cost'],
  // Synonyms alone are too little, and a figure belongs to its own thing.
  ['duplex', 'how far did it drop'],
  ['duplex', 'what is the club fee'],
  // Another home.
  ['duplex', 'what about that ranch on Tollgate, does it have a basement'],
  ['flat', 'will the rent go up next year'],
  ['loft', 'why is the humidifier disconnected'],
  ['loft', 'what color will the exterior paint be'],
] as const)('%s does not say: %s', (at, question) => {
  expect(ask(at, question).kind).toBe('unknown');
});

test('a question for a person stays with the agent, whatever a sentence says', () => {
  expect(ask('duplex', 'would they take 300 if we close fast').kind).toBe('handoff');
  expect(ask('duplex', 'can i legally kick the month-to-month tenant out').kind).toBe('handoff');
});

test('a follow-up adds up what was asked before', () => {
  const { subject } = ask('duplex', 'what is the rent on both sides');
  expect(ask('duplex', 'and yearly total?', subject).answer).toContain('$30,000 a year');
});

test('the thesaurus knows synonyms and kinds, and keeps rooms and floors apart', () => {
  expect(likenessOf('beagle', 'dogs')).toBe('kind');
  expect(likenessOf('photos', 'pictures')).toBe('same');
  expect(likenessOf('pantry', 'room')).toBeUndefined();
  expect(likenessOf('basement', 'floor')).toBeUndefined();
});

test('short forms are written out only where they are short forms', () => {
  expect(ask('loft', 'ac?').answer).toContain('with a window kit');
});
