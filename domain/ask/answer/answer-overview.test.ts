import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const home = (description: string, more: object = {}) =>
  buildAskSheet({
    ...sampleHome({
      id: 'overview',
      street: '9 Larkmoor Row APT 3',
      city: 'Marston',
      state: 'OH',
      price: 480_000,
      type: 'Condo',
      beds: 2,
      baths: 2,
      yearBuilt: 1931,
      description,
      ...more,
    }),
    today,
  });
const homes = {
  flat: home(
    'The kitchen has ash cabinets, a long soapstone counter, and a six-burner range. The hall bath has a claw-foot tub and green tile. A walled garden behind the flat is planted with pears, and a slate patio adjoins it. Dues include: heat, water, trash pickup, and the caretaker. Extra storage in the cellar comes with it, and the pantry offers cabinet storage. Residents may rent parking by the month from the association.',
    { parking: 'Garage' },
  ),
  wish: home('Imagine a roof terrace under the stars. The old brick has been cleaned.'),
  wing: home(
    'The primary bedroom has a window seat. Each guest bedroom has an ensuite bath with a pedestal sink.',
  ),
  count: home('Bright two-bath flat near the canal. The floors are cork.'),
  ashlar: home(
    'This craftsman bungalow has leaded glass in the den. A voice intercom rings upstairs. The roof deck is private. A north-facing balcony adjoins the study.',
  ),
  washer: home('Washer and dryer in the unit. The brick front has decorative terraces and iron details.'),
  garden: home('Not a balcony pretending to be a garden, but a garden. Oak stairs lead up.'),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  'whats the kitchen like',
  'tell me about the kitchen',
  'how is the kitchen',
  'any info on the kitchen',
])('an open question about a room is told the whole sentence: %s', (question) => {
  const { answer, known } = ask('flat', question);
  expect(answer).toBe(
    'The listing says: “The kitchen has ash cabinets, a long soapstone counter, and a six-burner range.”',
  );
  expect(known).toBe(true);
});

test('what there is outside is told together', () => {
  const { answer, known } = ask('flat', "what's the outdoor space like");
  expect(answer).toContain('planted with pears');
  expect(answer).toContain('slate patio');
  expect(known).toBe(true);
});

test('what is in a bathroom is not how many there are', () => {
  expect(ask('flat', "what's in the bathrooms").answer).toContain('claw-foot tub');
  expect(ask('count', "what's in the bathrooms").known).toBe(false);
});

test('the bath of a guest bedroom is not described as the primary one', () => {
  expect(ask('wing', "what's the primary bath like").answer).not.toMatch(/^The listing says: “Each guest/);
});

test('what is only imagined answers nothing', () => {
  expect(ask('wish', 'is there a roof terrace').known).toBe(false);
});

test('what a list is headed with is not the list', () => {
  expect(ask('flat', 'what do the dues include').answer).toContain('heat, water, trash pickup');
});

test('parking that is rented is told with the column, without a yes', () => {
  const { answer } = ask('flat', 'is there parking');
  expect(answer).toMatch(/garage/i);
  expect(answer).toContain('rent parking by the month');
  expect(answer).not.toMatch(/^Yes/);
});

test('extra storage is that, and not what a cabinet holds', () => {
  expect(ask('flat', 'is there extra storage').answer).toContain('Extra storage in the cellar');
});

test('a year asked for beside another thing is that of the home', () => {
  const { answer } = ask('flat', 'garden? year built?');
  expect(answer).toContain('garden');
  expect(answer).toContain('1931');
});

test.each(['is it an old house?', 'is this an old building'])(
  'an old home is no old people: %s',
  (question) => {
    expect(ask('flat', question).kind).toBe('answer');
  },
);

test.each([
  ['what style is it', 'craftsman bungalow'],
  ['any original details left', 'leaded glass'],
  ['is the intercom video', 'voice intercom'],
  ['is the roof mine or shared', 'roof deck is private'],
  ['is the balcony sunny', 'north-facing balcony'],
])('what tells it by itself answers: %s', (question, told) => {
  const { answer, known } = ask('ashlar', question);
  expect(answer).toContain(told);
  expect(answer).not.toMatch(/^(?:Yes|No)\b/);
  expect(known).toBe(true);
});

test.each(['does it have laundry?', 'does it have a washer', 'does the unit have laundry'])(
  'whether a home has a washer is not whether one is allowed: %s',
  (question) => {
    const { answer, known } = ask('washer', question);
    expect(answer).toContain('Washer and dryer in the unit');
    expect(known).toBe(true);
  },
);

test('a decorative terrace is no outdoor space', () => {
  expect(ask('washer', 'any outdoor space').known).toBe(false);
});

test('what a thing is only compared with is not there', () => {
  expect(ask('garden', 'is there a balcony').known).toBe(false);
});
