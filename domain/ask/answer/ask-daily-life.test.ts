import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const flat = buildAskSheet({
  ...sampleHome({
    id: 'daily-life',
    street: '31 Tallow Row #4',
    city: 'Dayton',
    state: 'OH',
    type: 'Condo',
    price: 410_000,
    beds: 2,
    baths: 2,
    yearBuilt: 1926,
    parking: 'Garage, Guest, Gated',
    description: `Custom roller blinds hang in each room. The oak-paneled den makes a fine home office. Airtight sash windows were fitted all round. The loft is reached by an iron ladder off the hall. Quarry House is an elevator building with a party room, a package room, a dog run and an indoor lap pool. Heated garage parking is deeded with the sale, spot #52. The parcel room sits behind the mail wall. Tenants pay their own gas and light. Landlord covers water and trash. The association is self managed by its twelve owners. First time offered in thirty years. The doorman is on from 6:00 am to 11:00 pm. The dining area seats eight with ease. The board is investing in a new boiler and fresh halls. Both rooms look out on the mill race, with western sunsets over the weir. The primary bedroom has its own doors to the tiled bath. A five-month renovation ended in spring. The present tenant stays until late March. The gardener keeps raised beds by the wall. Zoned heat is set room by room. New roof beams were put in. The 900 square foot garden wraps the corner. Weir Street and Malt Lane cross outside. A library nook with bookcases adjoins the stair hall. Sun-filled rooms open off a wide hall. The screening room downstairs is shared by all. Roof grills stand by the ivy. Quarry House is a condominium of twelve homes. The second bath keeps its claw-foot tub. Commuters like the tram stop at the foot of the leafy street, just around the corner from the mill. Low assessments.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(flat, question, { today });

test.each([
  ['do i have to buy my own blinds', 'roller blinds'],
  ['somewhere i could work from', 'home office'],
  ['where do i take a zoom call', 'den'],
  ['is it drafty in winter', 'Airtight'],
  ['how do i get up to the loft', 'iron ladder'],
  ['can we throw a birthday in the building', 'party room'],
  ['will somebody sign for my amazon boxes', 'package room'],
  ['can I let my dog run around somewhere', 'dog run'],
  ['can I swim in winter', 'indoor lap pool'],
  ['will my car be warm in winter', 'Heated garage'],
  ['what parking number is it', '#52'],
  ['what does the owner pay', 'water and trash'],
  ['who manages the building', 'self managed'],
  ['when did it last sell', 'thirty years'],
  ['what time does the doorman leave', '11:00 pm'],
  ['how many can i have over for dinner', 'seats eight'],
  ['what is the building upgrading', 'new boiler'],
  ['can i watch the sun go down', 'sunsets'],
  ['can you get into the bathroom from the bedroom', 'own doors'],
  ['how long did the renovation take', 'five-month'],
  ['when can i move in', 'late March'],
  ['can i grow tomatoes somewhere', 'raised beds'],
  ['can my friends park when they visit', 'Guest'],
  ['do i need to climb stairs to get in', 'elevator'],
  ['where do we watch movies', 'screening room'],
  ['is it dark inside', 'Sun-filled'],
  ['can i grill there', 'grills'],
  ['is it a condo or a coop', 'condominium'],
  ['can i take a bath', 'claw-foot tub'],
  ['how would i commute', 'tram'],
  ['are there trees on the street', 'leafy'],
])('what the asker does finds the thing: %s', (question, part) => {
  const { answer, known } = ask(question);
  expect(answer).toContain(part);
  expect(known).toBe(true);
  expect(answer).not.toMatch(/^(?:Yes|No)\b/);
});

test.each([
  'how old is the roof',
  'how deep is the garden',
  'will i hear the street',
  'is it landmarked',
  'is it on multiple floors',
  'do i get a locker',
  'who is the kitchen by',
  'how wide is the garden',
  'is it a corner unit',
  'do i need a permit to park',
  'is there a gas line outside',
  'what do the assessments cover',
  'is there a guest house',
])('what only shares a word stays open: %s', (question) => {
  expect(ask(question)).toMatchObject({ kind: 'unknown', known: false });
});

test.each([
  ["my wife wants to know if there's a party room", 'party room'],
  ['quick q: parking?', 'parking'],
  ['we need an elevator, does it have one?', 'elevator'],
  ['just curious, is there a dog run?', 'dog run'],
  ['can i swim there at night', 'lap pool'],
])('what stands around a question is dropped: %s', (question, part) => {
  const { answer, known } = ask(question);
  expect(answer).toContain(part);
  expect(answer).not.toContain('I didn’t find');
  expect(known).toBe(true);
});

test.each([
  ['does the price include a parking space', 'heated bay'],
  ['does the furniture come with it', 'sold furnished'],
  ['which companies made the appliances', 'Brannock and Ulm'],
  ['could a new building block the view', 'protected'],
  ['do i have to do any painting', 'Fresh paint'],
  ['is it a good project for a flipper', 'rehabbers'],
  ['can i see downtown from it', 'skyline'],
  ['who repairs the boiler if it breaks', 'maintained by'],
  ['what does the HOA fee cover?', 'mows the yard'],
  ['can i hook up speakers on the deck', 'wired for surround sound'],
])('asked sideways, the sentence is found: %s', (question, part) => {
  const sheet = buildAskSheet({
    ...sampleHome({
      id: 'sideways',
      street: '8 Cooper Wynd #2',
      city: 'Dayton',
      state: 'OH',
      type: 'Condo',
      price: 300_000,
      beds: 2,
      baths: 1,
      description: `Garage parking in the heated bay is included in the price. The flat may be sold furnished. The kitchen has appliances by Brannock and Ulm. Enjoy protected, open views of the skyline from the den. Fresh paint on each wall. Perfect for rehabbers with an eye for brick. The boiler is maintained by the association. The association mows the yard and plows the lane. The cedar deck is wired for surround sound.`,
    }),
    today,
  });
  const { answer, known } = answerQuestion(sheet, question, { today });
  expect(answer).toContain(part);
  expect(known).toBe(true);
});
