import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-17';
const sheet = buildAskSheet({
  ...sampleHome({
    id: 'whole',
    street: '4 Plover Row APT 2',
    city: 'Hudson',
    state: 'NY',
    price: 590_000,
    type: 'Condo',
    parking: 'Attached, Garage, Garage Owned',
    description: `Set in the heart of Millbrook, Teasel Corner and Larch Park. A bright studio headline: In-Unit Washer/Dryer, tall windows and low dues. A washer/dryer is tucked beneath the stairs. As a corner home on the highest floor, the parlor and the main bedroom enjoy airy 11-foot ceilings, while all of the other rooms have ceiling heights of 9 feet. Conveniently placed only a few short blocks from the 4 train, close to the Q train at Marsh Hall, with easy access to several crosstown buses and to the ferry. With Sorrel Park and a swim hall nearby, weekends are easy. Amenities are a lobby, a virtual doorman system and quiet building gardens. The Osier Street Garden is right across the street. The sunny one-bedroom with a 260 square feet terrace is renovated. A two-car garage with roof deck adds outdoor space. The detached, roomy bonus cottage is used as a studio. Garage parking is available for $28,000. The cellar has room and space for bikes. On this level there is a music salon. Bring a steady brush and restore this gem to its old glory. Steps from Central Meadow Park. An 1,100 square foot condominium with a loggia on the quiet side. One gated exterior car-port parking space belongs to it. The finished lower level is fit for films or play, with new carpet throughout, fresh paint on all of the walls, a small pantry, and a fourth bedroom beside the boiler.`,
  }),
  today,
});
const ask = (question: string) => answerQuestion(sheet, question, { today });

test.each([
  ['where is the washer and dryer', /beneath the stairs/],
  ['how high are the ceilings?', /11-foot.*9 feet/],
  ['which trains are close?', /4 train.*Q train/],
  ['which park is close by?', /Sorrel Park/],
  ['is there a garden near by?', /Osier Street Garden/],
  ['does the building have a doorman?', /^The listing.*virtual doorman/],
  ['how much extra is the garage spot', /\$28,000/],
  ['is there anywhere to keep my bike?', /space for bikes/],
  ['is the parking spot covered', /^(?!No\b).*car-port/],
  ['where is the fourth bedroom', /lower level.*fourth bedroom/],
  ['is the bonus cottage attached?', /detached/],
  ['does it need work?', /restore this gem/],
])('answers “%s” with all that belongs to it', (question, words) => {
  const { answer, kind } = ask(question);
  expect(kind).toBe('answer');
  expect(answer).toMatch(words);
});

test.each([
  'how big is the bedroom?',
  'how big is the roof deck',
  'how big is the loggia?',
  'what level is the music salon on',
  'who owns it now?',
])('leaves “%s” open rather than answer with another thing', (question) => {
  expect(ask(question)).toMatchObject({ known: false, kind: 'unknown' });
});

test('does not say that a number is missing above a sentence that has one', () => {
  expect(ask('how big is the bedroom?').answer).not.toContain('didn’t find');
});

test('does not take a park for parking', () => {
  expect(ask('is there anywhere to park?').answer).not.toContain('Meadow');
});

test.each(['what would be a fair offer?', 'should I go in under asking?'])(
  'hands “%s” over to the agent',
  (question) => {
    expect(ask(question).kind).toBe('handoff');
  },
);
