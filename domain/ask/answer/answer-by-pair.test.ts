import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-17';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'pairs',
    street: '9 Tern Street APT 3',
    city: 'Salem',
    state: 'MA',
    price: 640_000,
    type: 'Condo',
    description: `On the market for the first time since 1981. Built in 1902 as a sail loft. Rebuilt with care by Norden Marsh Builders. Located in The Alderney, a small condominium. The dining corner seats eight. The second bedroom takes a full-size bed. The reading nook sits apart. This calm corner fits a queen-size bed. The upper bath has heated slate floors. The kitchen flows into a den that opens to the garden. The garage, which could double as a studio, has power. A third bath can easily be added. Monthly dues have stayed stable and unchanged since 2019. Taxes are included in the dues. There is a common laundry room with coin-operated washers in the basement. Each bedroom has doors to the terrace. The rear coach cottage is leased through May 2027. Just behind Cutler Street. Farrow Street has shops, cafes and boutiques. An oversized sofa stays. Set between Quince and Harbor Streets. The house spans 42 feet across. The study is set up as a sewing room. The porch has Trex decking. The shower has a bench and a niche. Buyers may choose the stain. Motorized blinds hang in the parlor. Concrete floors lie between the units. The elevator serves all levels, including the garage. A second elevator serves five levels of the annex. The den doubles as a nursery. Steps from the Oakum Line station. Only three flights up. The potter Edda Quayle was once a resident here. Pets up to 30 lbs are welcome. This is an estate sale. All buyers have to be approved by the Alderney board. The annex is a 24-unit complex. The trustees are investing in new boilers and hall carpets. Two income-producing apartments face the lane. See the video walk-through. The ground lease runs until May 2090. Common charges include water and gas. The two halves are already combined on each floor. The side yard has a dog run. An 8-passenger elevator reaches the roof. Spaces in the lot are available; parking for rent nearby. The north-west corner gets the evening sun. The parking space in the yard is rare (valued at $45,000). The lane has a heated, snow-free driveway. Gym use is included in the very modest dues. The hall was reimagined with a light hand by architects Pell Orrin. Each bedroom sits on its own level. The attic suite has larch floors. Garage spot #12 goes with it. The rear cottage is connected to the main house by a porch. Commissioned by Ansel Thorne in 1902. The live/work building has two shops. The court has raised beds for herbs. The wine vault holds 40.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(sheet, question, { today });

test.each([
  ['When was it last on the market?', 'first time since 1981'],
  ['what was the building used for before?', 'as a sail loft'],
  ['who did the rebuild', 'Norden Marsh'],
  ["what's the name of the building", 'The Alderney'],
  ['how many people can sit in the dining corner?', 'seats eight'],
  ['what size bed fits in the 2nd bedroom', 'full-size bed'],
  ['will a queen bed fit in the reading nook?', 'queen-size bed'],
  ['does the bathroom floor get warm', 'heated slate floors'],
  ['can i turn the garage into something else', 'double as a studio'],
  ['could you put in another bathroom?', 'easily be added'],
  ['have the monthly dues gone up lately?', 'unchanged since 2019'],
  ['are property taxes extra or in the dues', 'Taxes are included'],
  ['is the laundry in the unit?', 'common laundry room'],
  ['does each bedroom open to the outside?', 'doors to the terrace'],
  ['how long is the coach cottage rented for', 'through May 2027'],
  ['what street is it right behind', 'behind Cutler Street'],
  ['what streets is it between', 'between Quince and Harbor'],
  ['how wide is the building', '42 feet across'],
  ['what is the study being used for', 'as a sewing room'],
  ['what is the deck flooring', 'Trex decking'],
  ['does the shower have a seat', 'has a bench'],
  ['can i pick the floor stain', 'choose the stain'],
  ['are the blinds electric', 'Motorized blinds'],
  ['what are the floors made of between units', 'Concrete floors'],
  ['does the elevator reach the garage', 'including the garage'],
  ['do i have to pay for the laundry', 'coin-operated'],
  ['is there room for a crib', 'nursery'],
  ['which train stop is closest', 'Oakum Line station'],
  ['how many flights of stairs do I have to climb', 'three flights'],
  ['who was the potter that used to live here?', 'Edda Quayle'],
  ['what is the biggest dog i can have', '30 lbs'],
  ['why are they selling', 'estate sale'],
  ['who has to approve me as a buyer', 'approved by'],
  ['how many units in the whole complex', '24-unit complex'],
  ['what work is the building doing right now', 'new boilers'],
  ['how many rental units does it have?', 'Two income-producing'],
  ['is there a video tour of it', 'video walk-through'],
  ['when does the ground lease expire?', 'until May 2090'],
  ['whats included in the monthly charges', 'water and gas'],
  ['are the two units combined already', 'already combined'],
  ['is there somewhere for my dog to run?', 'dog run'],
  ['how many people fit in the elevator', '8-passenger'],
  ['can i rent a parking spot from someone', 'parking for rent'],
  ['which way does it face', 'north-west corner'],
  ['what is the parking space worth', 'valued at $45,000'],
  ['does the driveway ice up in winter', 'snow-free'],
  ['does the hoa include the gym', 'included in the very modest dues'],
  ['which architects did the renovation', 'Pell Orrin'],
  ['are the bedrooms on the same floor', 'on its own level'],
  ["what's the parking space number", '#12'],
  ['is the rear cottage attached to the main house', 'connected to'],
  ['who had it built', 'Ansel Thorne'],
  ['can i run a business there', 'live/work'],
  ['is there a spot for a vegetable garden', 'raised beds'],
  ['how many people can the wine vault hold', 'holds 40'],
  ['what street is close for shopping and restaurants?', 'Farrow Street'],
])('pairs “%s” with the sentence that answers it', (question, words) => {
  const { answer, kind, known } = ask(question);
  expect({ kind, known }).toEqual({ kind: 'answer', known: true });
  expect(answer).toContain(words);
  expect(answer).toMatch(/^The listing says/);
});

test.each([
  // The den opens to the garden, not the kitchen.
  'does the kitchen open to the yard?',
  'how many people does the kitchen island seat?',
  'is the kitchen floor heated',
  'what did it last sell for?',
  'can it fit my truck',
  'how many floors does it have?',
  'which hospital is closest',
  'when are offers due',
  'how long has the super worked there',
  'what is the maximum income',
  'which beach is close',
  'what is the house worth',
  'does the hoa include the sauna',
  'who manages it',
])('pairs “%s” with nothing that is said of something else', (question) => {
  expect(ask(question).known).toBe(false);
});

test('an open kitchen is no yes to whether it opens to the outside', () => {
  expect(ask('does the kitchen open to the outside?').answer).not.toMatch(/^Yes/);
});
