import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const sheetOf = (home: Parameters<typeof sampleHome>[0]) => buildAskSheet({ ...sampleHome(home), today });
const condo = sheetOf({
  id: 'indirect-condo',
  street: '8 Teasel Court APT 2C',
  city: 'Marston',
  state: 'OH',
  price: 410_000,
  priceCut: 15_000,
  hoa: '$420',
  type: 'Condo',
  beds: 3,
  baths: 2,
  yearBuilt: 1988,
  description: `The elevator stops at the laundry room. Dues include water and trash. One garage space is included, and
    a storage unit is available for purchase. A spare alcove suits a compact desk. Central air keeps it cool. The garden patio is a quiet spot.
    A 310-square-foot brick patio faces the lane. The rear deck is 11' x 14'. The roof is ideal for a future roof deck.
    Three outdoor areas totaling 640 square feet. The living room faces Orsk Park. The bedroom at the back is set away from traffic on Quill Road.
    New pipes: all plumbing replaced with copper. Foundation repairs were done in 2021. MyQ lets the garage answer to an app.
    Anybody may use the pet wash. A music room with a drum booth. Virtually staged photos. Residents share a gym.
    Four climate zones, with heating and cooling in two zones.  Heated indoor parking.
    The roof is already budgeted for. Steps to the Green Line. The river ferry lands nearby.
    Blackout shades in each bedroom. It could be combined with the apartment next door. Sparkling water on tap in the kitchen.
    The deck grill has natural gas. Assessment of $90 for 6 months will be charged monthly until March 2027.`,
});
const house = sheetOf({
  id: 'indirect-house',
  street: '61 Sorrel Row',
  city: 'Marston',
  state: 'OH',
  price: 690_000,
  type: 'Single family',
  beds: 4,
  baths: 3,
  yearBuilt: 2026,
  description: `An 18-foot-wide house on a dead-end lane. Expected completion is May 3rd. Staff quarters sit over the garage.
    The garden level has the fourth bedroom. Each bedroom has its own floor. Finished basement with radiant heated floors. A water heater installed in 2024. Vell & Moor is the architect of record.
    The main level has a kitchen and a den. Upstairs, the primary bedroom has a bath. A laundry closet completes this level. Southern light in the den.
    A bunk bed with storage space below. Subway-tile backsplash. A closet with floor-to-ceiling windows serves the bedroom. A billiards room with a pool table.`,
});
const ask = (of: 'condo' | 'house', question: string) =>
  answerQuestion(of === 'condo' ? condo : house, question, { today });

test.each([
  ['condo', 'what do the common charges add up to over a year?', '$5,040'],
  ['condo', 'what were they asking before they lowered it', '$425,000'],
  ['condo', 'before the reduction how much were they asking', '$425,000'],
  ['condo', 'did it used to be over 420', '$425,000'],
  ['condo', 'how old is this house now', '38 years'],
  ['condo', 'if i add the assessment to the common charge what am i paying every month', '$510'],
  ['condo', 'I read something about an assessment. how much and till when', 'until March 2027'],
  ['condo', 'any monthly costs besides the mortgage?', '$420'],
  ['condo', 'what am i paying each month on top of the loan', '$420'],
  ['condo', 'what do i get for that 420 a month', 'water and trash'],
  ['condo', 'could we build a deck on top eventually?', 'future roof deck'],
  ['condo', "what's the deck measure", "11' x 14'"],
  ['condo', 'how big is the rear deck in sq ft', '154 square feet'],
  ['condo', 'how big is the garden?', '310-square-foot'],
  ['condo', 'how much outdoor space altogether', '640 square feet'],
  ['condo', "that's a lot of steps... is there a lift", 'elevator'],
  ['condo', "my father can't do stairs. is he stuck on the first floor?", 'elevator'],
  ['condo', 'do i have to climb 2 flights with my bags', 'elevator'],
  ['condo', 'is there room for a little desk', 'compact desk'],
  ['condo', 'window units or real air conditioning?', 'Central air'],
  ['condo', 'what park is that you see out the windows', 'Orsk Park'],
  ['condo', 'would i hear the cars all night?', 'away from traffic'],
  ['condo', 'did they ever have foundation problems', 'repairs were done'],
  ['condo', 'can i open the garage from my phone', 'MyQ'],
  ['condo', 'is there somewhere to hose off the dog', 'pet wash'],
  ['condo', 'i sing. anywhere in the building i could record?', 'music room'],
  ['condo', 'is the furniture in the photos real', 'Virtually staged'],
  ['condo', "I'd quit my club if there was somewhere to work out at home. Is there?", 'gym'],
  ['condo', 'can i cancel my gym membership', 'share a gym'],
  ['condo', 'can we set different temperatures in different rooms', 'two zones'],
  ['condo', 'will i be scraping ice off my windshield', 'indoor parking'],
  ['condo', 'will the hoa hit me with a big bill for the roof', 'budgeted'],
  ['condo', 'any way to get downtown without driving', 'Green Line'],
  ['condo', 'can i take a boat to work', 'ferry'],
  ['condo', "I need it pitch black... what's on the bedroom windows", 'Blackout'],
  ['condo', 'is there a way to make it bigger later on', 'next door'],
  ['condo', 'i live on seltzer, anything for that', 'Sparkling'],
  ['condo', 'do i have to lug propane tanks', 'natural gas'],
  ['house', 'we have a nanny and a housekeeper, where would they sleep', 'Staff quarters'],
  ['house', 'is it finished yet? when could i move in', 'May 3rd'],
  ['house', 'are all 4 bedrooms upstairs', 'garden level'],
  ['house', 'are the two bedrooms next to each other?', 'own floor'],
  ['house', 'is the basement freezing in winter', 'radiant'],
  ['house', 'do i need to budget for a new water heater soon', '2024'],
  ['house', "where's the laundry", 'Upstairs'],
] as const)('asked of the %s in passing: %s', (of, question, told) => {
  const { known, answer } = ask(of, question);
  expect([answer, known]).toEqual([expect.stringContaining(told), true]);
});

test.each([
  ['house', 'I play drums. Anywhere in the building I could record?'],
  ['condo', 'is it finished yet?'],
  ['house', "what's on the bedroom windows"],
  ['house', 'is there room for a little desk'],
  ['house', 'is storage included or do you pay for it'],
  ['house', "somewhere to stash skis that isn't in the apartment itself?"],
  ['house', 'any way to get downtown without driving'],
  ['condo', 'how big is the terrace in sq ft'],
  ['house', 'can i open the garage from my phone'],
  ['house', 'what park is that you see out the windows'],
  ['house', 'what were they asking before they lowered it'],
  ['house', 'what would you use that top room for, and does it have its own bathroom'],
] as const)('what another thing says answers nothing (%s): %s', (of, question) => {
  expect(ask(of, question).known).toBe(false);
});
