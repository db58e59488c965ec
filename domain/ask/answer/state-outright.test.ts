import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const place = { city: 'Marston', state: 'IL', price: 480_000 };
const flat = buildAskSheet({
  ...sampleHome({
    ...place,
    id: 'flat',
    street: '12 Kestrel Lane #3',
    beds: 2,
    baths: 2.5,
    bathsFull: 2,
    bathsHalf: 1,
    sqft: 1200,
    yearBuilt: 1932,
    hoa: '$310',
    type: 'Condo',
    parking: 'Detached, Garage',
    description: `A third-floor corner unit in an elevator building. All bedrooms are en suite. Two tandem garage spaces sit off the alley. One garage space is included in the price. A second garage space is available for purchase. The shared courtyard has a fountain, and the private balcony faces south. In-unit laundry. The lobby has a part-time doorman. A gas range and a wood-burning fireplace. It will be delivered vacant. The building is all owner occupied, and rentals are allowed. A few steps from Tansy Hill Park. Zoned for Ashgrove and Holt elementary schools. The balcony is reached off the primary suite.`,
  }),
  today,
});
const loft = buildAskSheet({
  ...sampleHome({
    ...place,
    id: 'loft',
    street: '14 Kestrel Lane #9',
    beds: 0,
    baths: 1,
    bathsFull: 1,
    sqft: 500,
    type: 'Condo',
    parking: 'Attached, Garage',
    description: `A sunny flat between Linden and Park Avenues. The corner living area has a skylight. Buyers must occupy the home, may not own other real estate, and are subject to income restrictions. A tenant is in place. The walk-up has four flights. A private roof terrace is for residents to share. Coin laundry in the basement. Board approval is required. Central air with a new humidifier. The living area has a fireplace, and the study has another fireplace. A snug with its own fireplace.`,
  }),
  today,
});
const house = buildAskSheet({
  ...sampleHome({
    ...place,
    id: 'house',
    street: '7 Dunlin Road',
    beds: 4,
    baths: 3,
    bathsFull: 3,
    sqft: 2400,
    lot: '0.5 acres',
    yearBuilt: 1908,
    type: 'Single family',
    description: `Bedrooms are upstairs, and two of the three bedrooms have an en-suite bath. The living room has a stone fireplace. Across the hall, the dining room can also be used as a library and has a brick fireplace. It is a legal two-family home. HVAC was replaced in 2019. Below is a 1 bedroom, 1.5 bath rental apartment with a kitchen. The unfinished basement holds a workbench. Blueprints were drawn in 1906. The house spans three levels. A 2-story carriage house stands behind it. A brand new water heater, slate roof from 2011.`,
  }),
  today,
});
const sheets = { flat, loft, house };
const ask = (name: keyof typeof sheets, question: string) =>
  answerQuestion(sheets[name], question, { today });

test.each([
  ['flat', 'are the parking spaces side by side?', /^No\. .*tandem/i],
  ['flat', 'tandem or side by side parking?', /^Tandem\. /],
  ['flat', 'evry bedrm has own bath??', /^Yes\. .*en suite/],
  ['flat', 'Is this a garden or first floor apartment?', /^Neither: .*third floor/],
  ['flat', 'is it stuck in the middle with units on both sides?', /^No\. .*corner unit/],
  ['flat', 'do both garage spaces come with the sale?', /^No\. .*included.*purchase/],
  ['flat', 'is the second garage space included in the price?', /^No\. .*purchase/],
  ['flat', 'is the stove electric?', /^No\. .*gas range/],
  ['flat', 'is the doorman full time?', /^No\. .*part-time/],
  ['flat', 'do I have the courtyard to myself?', /^No\. .*shared/],
  ['flat', 'is the balcony private or shared?', /^Private\. /],
  ['flat', 'is there a washer and dryer spot in the unit?', /^Yes\. .*In-unit/],
  ['flat', 'do I have to share the laundry?', /^No\. .*In-unit/],
  ['flat', 'do I have to haul laundry to the basement?', /^No\. /],
  ['flat', 'is someone at the front desk around the clock?', /^No\. .*part-time/],
  ['flat', 'is the garage attached or detached?', /^Detached\. /],
  ['flat', 'is it gas or electric cooking?', /^Gas\. /],
  ['flat', 'is the fireplace gas?', /^No\. .*wood-burning/],
  ['flat', 'will it be delivered vacant?', /^Yes\. /],
  ['flat', 'is there a tenant in it now?', /^No\. /],
  ['flat', 'are any of the other units rented out right now?', /^No\. .*owner occupied/],
  ['flat', 'can I rent it out?', /^Yes\. .*rentals are allowed/],
  ['flat', 'how many of the bathrooms are just a powder room?', /^One: .*1 half bath/],
  ['flat', 'how many full baths does it have?', /^It has 2 full baths/],
  ['flat', 'is it a studio?', /^No\. It has 2 bedrooms/],
  ['flat', 'was it built in the 1950s?', /^No\. .*1932/],
  ['flat', 'was it built before 1940?', /^Yes\. .*1932/],
  ['flat', 'is it near a park?', /^Yes\. .*Tansy Hill Park/],
  ['flat', 'is the balcony off the kitchen?', /^No\. .*off the primary suite/],
  ['loft', 'is there a separate bedroom with a door?', /^No\. It’s a studio/],
  ['loft', 'is it a real bedroom or a studio?', /^No\. It’s a studio/],
  ['loft', 'could I buy it and rent it out on airbnb?', /^No\. .*must occupy/],
  ['loft', 'I already have a condo in Holt. Would I still qualify to buy it?', /^No\. .*may not own other/],
  ['loft', 'is there a tenant?', /^Yes\. .*tenant/],
  ['loft', 'will it be delivered vacant?', /^No\. .*tenant/],
  ['loft', 'am I carrying groceries up stairs?', /^Yes\. .*walk-up/],
  ['loft', 'is there an elevator?', /^No\. .*walk-up/],
  ['loft', 'would I need board approval?', /^Yes\. /],
  ['loft', 'how many full baths are there?', /^It has 1 full bath/],
  ['house', 'is everything on one floor? my mom can’t do stairs', /^No\. .*upstairs/],
  ['house', 'does every bedroom have its own bath?', /^No\. .*two of the three bedrooms/],
  ['house', 'how many floors is the house?', /three levels/],
  ['house', 'is it a legal two-family?', /^Yes\. .*legal two-family/],
  ['house', 'is it legally a two-family?', /^Yes\. /],
  ['house', 'do all bedrooms have en suite baths?', /^No\. .*two of the/],
  ['house', 'is the basement finished?', /^It’s unfinished\. /],
  ['house', 'how many fireplaces are there?', /^The description mentions two: .*living room.*dining room/],
  ['house', 'how many square feet is the lot?', /0\.5 acres, about 21,780 square feet/],
  ['house', 'how long ago was the HVAC replaced?', /2019.* about 7 years ago/],
  [
    'house',
    'how old is the heating and cooling system?',
    /^The listing (?:says|mentions): “HVAC.*2019.*7 years ago\.$/,
  ],
  ['house', 'how long ago was it built?', /1908.* 118 years ago/],
] as const)('%s: “%s” is answered outright', (name, question, said) => {
  const { answer, kind } = ask(name, question);
  expect(kind, answer).toBe('answer');
  expect(answer).toMatch(said);
});

test.each([
  ['flat', 'divide the asking price by the size for me', /^That comes to about \$400 per square foot/],
  ['flat', 'how much am I paying for each square foot?', /^That comes to about \$400 per square foot/],
] as const)('%s: “%s” is worked out', (name, question, said) => {
  expect(ask(name, question).answer).toMatch(said);
});

test.each([
  ['loft', 'is it near a park?'],
  ['loft', 'is it a corner unit?'],
  ['loft', 'how old is the AC itself?'],
  ['loft', 'what is the most I can earn and still buy?'],
  ['loft', 'do both parking spaces come with it?'],
  ['flat', 'how many floors is the home?'],
  ['loft', 'how many fireplaces does it have?'],
  ['house', 'does it have one bedroom with a private deck?'],
] as const)('%s: “%s” isn’t answered by something else', (name, question) => {
  const { answer, kind } = ask(name, question);
  expect(kind, answer).toBe('unknown');
});

test('the bedroom of a rental apartment contradicts no count of the house', () => {
  expect(ask('house', 'tell me about the rental apartment, is it a studio?').answer).not.toContain(
    'which is right',
  );
  expect(ask('house', 'how many bedrooms does it have?').answer).toBe('It has 4 bedrooms.');
});

test('how good schools are is declined where they are called by name alone', () => {
  const { answer, kind } = ask('flat', 'Are Ashgrove and Holt any good?');
  expect(kind, answer).toBe('declined');
  expect(ask('flat', 'is Tansy any good?').kind).not.toBe('declined');
});

test('a year that is told of something else is counted for nothing', () => {
  expect(ask('house', 'how old is the water heater?').answer).not.toContain('years ago');
  expect(ask('house', 'how old is the roof?').answer).toContain('about 15 years ago');
});

test('of two things that aren’t mentioned neither goes unsaid', () => {
  expect(ask('loft', 'is there a pool or a sauna?').answer).toContain('a pool or a sauna');
});

test('a terrace that is private to all residents is nobody’s own', () => {
  expect(ask('loft', 'do I get the roof terrace to myself?').answer).not.toMatch(/^Yes/);
});

test('a lot that is asked for beside a garage is no land', () => {
  expect(ask('house', 'Where would I park, is there a lot or a garage?').answer).not.toContain('acres');
});
