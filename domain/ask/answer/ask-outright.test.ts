import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const studio = buildAskSheet({
  ...sampleHome({
    id: 'outright',
    street: '5 Plover Way #3B',
    city: 'Marston',
    state: 'NY',
    price: 450_000,
    baths: 1,
    sqft: 480,
    hoa: '$812',
    type: 'Co-op',
    parking: 'Garage, On Site',
    description: `Located in Ashgrove Heights, this home awaits renovation. Listing agent is related to the seller. Guarantors are considered. Up to 75% financing is allowed. The building is professionally managed and has 148 units and an elevator. The flat is leased through May 2027. Dark-stained floors run throughout. The novelist Ada Lorne lived here for a decade. Capital assessment of $60 a month runs through June 2027. Parking is available onsite. A 900 square foot roof deck with hot tub is open to all. A windowed gym. An all-brick gem in the Holt Historic District. The elevator goes to all six levels. The garden is shared. Subletting is allowed after two years. New panel and boiler were installed in 2022. It was repainted in 2024.`,
  }),
  today,
});
const plain = buildAskSheet({
  ...sampleHome({
    id: 'plain',
    street: '6 Plover Way',
    city: 'Marston',
    state: 'NY',
    price: 450_000,
    sqft: 980,
    type: 'House',
    parking: 'Garage',
    description: `A tenant is in place, and the lease ends soon. A 3-bedroom upper duplex, and a carriage house behind the garden. The village of Holt has long drawn famous painters. A deck off the kitchen. A two-story window wall lights the den. A 1-bedroom income-restricted cottage. A Vell Moor-designed house. In-unit laundry beside the South-facing kitchen. The suite has a terrace where you can unwind. Sunlight in every room. Elegant French doors and a cozy fireplace enhance its character. The agent is happy to show it. The area is known for its stores and its university.`,
  }),
  today,
});
const ask = (question: string, sheet = studio) => answerQuestion(sheet, question, { today });

test.each([
  ['is the agent a relative of the owner?', 'related to the seller'],
  ['could my dad co-sign?', 'Guarantors'],
  ['what is the least I could put down, what financing do they take?', '75%'],
  ['who runs the building, owners themselves or hired pros?', 'professionally managed'],
  ['how many other owners are in there?', '148 units'],
  ['when is the tenant’s lease up?', 'May 2027'],
  ['what color are the floors?', 'Dark-stained'],
  ['did anyone famous live here?', 'Ada Lorne'],
  ['how much longer does the assessment run?', 'June 2027'],
  ['how soon can I sublet?', 'two years'],
  ['is there an elevator for my grandmother?', 'elevator'],
  ['is it move in ready or does it need work?', 'awaits renovation'],
  ['what neighborhood is it in?', 'Ashgrove Heights'],
  ['what did they put in in 2022?', 'boiler'],
  ['how big is the roof deck?', '900'],
  ['is it brick or frame?', 'all-brick'],
  ['is the block landmarked?', 'Historic District'],
  ['how many levels does the lift serve?', 'all six levels'],
  ['is the garden just for me?', 'shared'],
  ['when did they install the boiler?', '2022'],
  ['what year did the owners paint it', '2024'],
])('“%s” is answered by what the listing says outright', (question, words) => {
  const { answer, kind } = ask(question);
  expect(kind, answer).toBe('answer');
  expect(answer).toContain(words);
});

test.each([
  'whats a garage spot go for?',
  'what do they charge for a parking spot?',
  'what size is the hot tub?',
  'how big is the gym?',
  'what brand is the elevator?',
])('“%s” isn’t answered by what stands near', (question) => {
  expect(ask(question).kind).toBe('unknown');
});

test.each([
  'when does the tenant’s lease run out?',
  'how do you get to the carriage house?',
  'did anyone famous live here?',
  'who is the retail tenant?',
  'how big is the deck?',
  'how many bedrooms does the carriage house have?',
  'is the agent related to the seller?',
  'what brand is the washer?',
  'who made the fireplace?',
  'how many stories?',
  'what is the maximum income for a couple?',
  'who was the interior designer?',
  'how big is the terrace?',
  'does the terrace get sun?',
])('“%s” stays open where the listing only touches on it', (question) => {
  expect(ask(question, plain).kind).toBe('unknown');
});

test('“it” behind a carriage house has its own rooms', () => {
  expect(ask('Is there a carriage house and how many bedrooms does it have?', plain).answer).toContain(
    'didn’t find',
  );
});

test('“it” behind the parking is the space, whose size isn’t that of the home', () => {
  expect(ask('Is there parking and how big is it?', plain).answer).not.toContain('980');
});

test('what is there is no yes to that there is none', () => {
  expect(ask('no garage, correct?').answer).toContain('a garage');
  expect(ask('no garage, correct?').answer).not.toMatch(/^Yes/);
});

test('how long one waits is no size', () => {
  expect(ask('how long is the waiting list for parking?').answer).not.toContain('the size');
});
