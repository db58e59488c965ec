import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const house = buildAskSheet({
  ...sampleHome({
    id: 'plain-forms',
    street: '7 Cooper Wynd',
    city: 'Dayton',
    state: 'OH',
    type: 'Townhouse',
    price: 820_000,
    beds: 5,
    baths: 3,
    yearBuilt: 1908,
    parking: 'Driveway, Garage, Garage Faces Rear',
    description: `Presently configured as a four-bedroom, the house was first drawn with five and is easily turned back. The D, F, 4, 5, and 6 tram lines are all within an easy walk, and ferries leave from the quay at the foot of the hill every hour. The den is wired for sound system use, with cable in the walls. Zoned for Alder Elementary. With sweeping views of Mill Pond, Alder Green and the Old Observatory, calm is what this top floor sells first of all. The lower level is the surprise of the house. It has polished slate and a quiet nook. A big utility room with washer and dryer finishes this level. The cellar offers a roomy workshop, a second sink, and plenty of shelving. Attic- trunks, cedar closet, train table. All furnitue included. The porch swing is negotiable, with lawn chairs included in the sale. The walled patio has an outdoor kitchen with a Brannock Duo gas grill. A stone path passes a 40 foot flowering dogwood. Recent mechanicals (new boiler, pump, thermostats) were put in by the owner. The loft over the stairs is presently serving as a pottery studio and book nook. The house has a refined storm drainage system, a water softener, and a whole-house fan. New ash laminate floors run through the parlor. Set at the corner of Cooper and Vine; the front rooms do not face Vine. The wiring is equipped for solar power. Guest hotel rooms are kept on the ground floor of the club house. The lower cabin and the rear studio will be handed over vacant. Three and a half-car garage and a gated gravel pad for parking lie behind the house. Two balconies hang over the lane.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(house, question, { today });

test.each([
  ['how many bedrooms does it have right now?', 'four-bedroom'],
  ['how many bedrooms does it currently have?', 'four-bedroom'],
  ['how many bedrooms are there at the moment', 'four-bedroom'],
  ['what tram lines are close by', 'D, F, 4, 5, and 6 tram lines'],
  ['what can you see from the windows?', 'Alder Green and the Old Observatory'],
])('what is said is told whole and as it is at present: %s', (question, part) => {
  const answer = ask(question);
  expect(answer.answer).toContain(part);
  expect(answer.known).toBe(true);
});

test.each([
  'do the speakers for the sound system come with it',
  'are the speakers included?',
  'where is the sauna',
  'what brand is the boiler',
  'what is the workshop used for now',
  'does it look out on the quay?',
  'does the boiler stay',
])('what belongs to a thing is not the thing: %s', (question) => {
  expect(ask(question)).toMatchObject({ kind: 'unknown', known: false });
});

test.each([
  ['does the furniture come with it?', 'included'],
  ['do the lawn chairs stay', 'included in the sale'],
  ['is the porch swing included', 'negotiable'],
  ['where is the workshop?', 'cellar'],
  ["where's the washer and dryer", 'lower level'],
  ["what's down in the cellar?", 'second sink'],
  ["what's up in the attic", 'train table'],
  ['what brand is the outdoor grill', 'Brannock Duo'],
  ['how tall is the dogwood tree', '40 foot'],
  ['is the boiler old', 'new boiler'],
  ['what is the loft used for now', 'pottery studio'],
  ['any kind of storm drainage?', 'storm drainage'],
  ['Is it set up for solar?', 'solar power'],
  ['does it look out on vine?', 'do not face Vine'],
  ['is there a spot to cook outside', 'outdoor kitchen'],
  ['is there somewhere in the building my parents could stay when they visit', 'Guest hotel rooms'],
  ['are the floors real hardwood?', 'laminate'],
  ['is the garage in front or back?', 'Rear'],
  ['Which units will be empty when I buy?', 'vacant'],
  ['how many cars can you park there?', 'gravel pad'],
  ['how many balconys does it have', 'Two balconies'],
])('a plain form of question finds its plain form of answer: %s', (question, part) => {
  const answer = ask(question);
  expect(answer.answer).toContain(part);
  expect(answer.known).toBe(true);
});

test.each([
  ['how good is alder elementary really?', /school district/],
  ['are the schools good there?', /school district/],
  ['is that part of Vine safe now?', /police/],
  ['is it safe to bike home from there late', /police/],
])('a judgment is declined in the words of its own topic: %s', (question, text) => {
  expect(ask(question)).toMatchObject({ kind: 'declined', answer: expect.stringMatching(text) });
});

test.each([
  "820 seems high, what do you think they'd take?",
  'would they take less',
  'what is the least they would take',
  'what is their bottom line',
  'could i get it for less?',
  'any room on the price',
  'is the price firm',
  'would the sellers budge',
  'are they open to a lower price',
  'could i lowball them',
  'what number would get it done',
  'is 750k enough?',
])('what they would take is the agent’s to say: %s', (question) => {
  expect(ask(question)).toMatchObject({ kind: 'handoff', known: false });
});

test('a washer and dryer are one thing, told once', () => {
  expect(ask("where's the washer and dryer").answer).not.toMatch(/Yes\./);
});

test('the tile of a bath tells nothing of the floors, and an iron grille cooks nothing', () => {
  const flat = buildAskSheet({
    ...sampleHome({
      id: 'tiled',
      street: '9 Cooper Wynd',
      city: 'Dayton',
      state: 'OH',
      price: 310_000,
      beds: 2,
      baths: 1,
      description: 'The hall bath has a slate tile floor and a tub. An iron grille guards the front door.',
    }),
    today,
  });
  for (const question of ['are the floors real hardwood?', 'is there a spot to cook outside'])
    expect(answerQuestion(flat, question, { today }).known).toBe(false);
});

test('low ceilings are no low price', () => {
  expect(ask('how low are the ceilings?').kind).toBe('unknown');
});
