import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (description: string, given: Partial<Parameters<typeof sampleHome>[0]> = {}) =>
  buildAskSheet({
    ...sampleHome({
      id: 'same-thing',
      street: '12 Fennel Row APT 4',
      city: 'Marston',
      state: 'OH',
      price: 610_000,
      type: 'Condo',
      beds: 3,
      baths: 2,
      description,
      ...given,
    }),
    today,
  });
const homes = {
  quarter: home(
    `There is much to do in Pondview. Ride up to the rooftop deck for city and pond views on warm nights.`,
  ),
  lake: home(`In the heart of Pondview. Every window has a pond view.`),
  hood: home(
    `Ranges are by Brannock and the kitchen has a copper hood by Orla Finch, which vents to the outside, two ovens and a larder. A laundry room with a vented dryer is near the kitchen.`,
  ),
  hoodless: home(
    `The kitchen has a copper hood, two ovens and a larder. A laundry room with a dryer that vents to the outside is near the kitchen.`,
  ),
  garden: home(`Come and see 12 Fennel Row, a cheerful garden unit on a calm block.`),
  likeHouse: home(`A top-floor flat that lives like a garden house.`),
  levels: home(
    `The third floor holds two of the three bedrooms. The primary bedroom faces a loggia and has a dressing room. Another bedroom is on the ground floor.`,
    { type: 'Single family', street: '12 Fennel Row' },
  ),
  others: home(
    `The third floor holds two guest bedrooms. The primary bedroom faces a loggia and has a dressing room.`,
    { type: 'Single family', street: '12 Fennel Row' },
  ),
  suite: home(
    `The primary suite has two closets and a bath with a deep tub. A bright alcove leads to a walled terrace of 90 square feet, adding to the suite's calm.`,
  ),
  mansion: home(
    `This 21-foot-wide brick mansion was built for a brewer. The parlor has a fireplace spanning 14 feet wide.`,
    { type: 'Single family', street: '12 Fennel Row' },
  ),
  regulated: home(`A brick row of six flats with three occupied rent-stabilized units.`, {
    type: 'Multi-family',
    street: '12 Fennel Row',
  }),
  fire: home(`The upper level has a sitting area with woodburning fireplace, built-ins and a bench.`),
  oakFloors: home(`The upper level has hardwood floors, a beautiful fireplace and a bench.`),
  paleFloors: home(`A fireplace, linen shades and pale hardwood floors adorn this level.`),
  flat: home(`A renovated co-op with a bench by the door.`, { type: '' }),
  systems: home(
    `Wired with an alarm, cameras, prewired for an EV charger, and a bell. Updates include new sewer lines (2021) and completed foundation work (2021).`,
  ),
  lower: home(`Ideal for live-in help or guests with its own bath, the lower level is bright.`),
  desk: home(`A calm tower. The front desk has cold storage for food orders.`),
  kitchens: home(
    `A kitchenette sits by the den. The open kitchen has a Corvane refrigerator, 8-burner Orsted range and hood, and stone counters.`,
  ),
  pets: home(`A brick row of six flats. Pets welcome.`),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test.each([
  ['lake', 'does the unit itself have a pond view', 'Every window has a pond view'],
  ['hood', 'does the kitchen hood vent outside?', 'copper hood by Orla Finch'],
  ['garden', 'is it a garden unit?', 'a cheerful garden unit'],
  ['levels', 'which floor is the primary bedroom on', 'The third floor holds two of the three'],
  ['suite', 'how big is the terrace off the primary suite?', '90 square feet'],
  ['mansion', 'how wide is the mansion?', '21-foot-wide brick mansion'],
  ['regulated', 'are there rent stabilized tenants in it', 'three occupied rent-stabilized units'],
  ['pets', 'are pets aloud', 'Pets welcome'],
  ['fire', 'fireplace gas or wood?', 'woodburning fireplace'],
  ['systems', 'is it set up for an electric car charger', 'prewired for an EV charger'],
  ['systems', 'has the foundation been repaired?', 'completed foundation work (2021)'],
  ['lower', 'is there a place for a live-in nanny', 'Ideal for live-in help'],
  ['desk', 'can the building keep my grocery deliveries cold', 'cold storage'],
  ['kitchens', 'what kind of range is in the main kitchen', '8-burner Orsted range'],
] as const)('answers for the %s home: %s', (of, question, expected) => {
  const { answer, known } = ask(of, question);
  expect(known, answer).toBe(true);
  expect(answer).toContain(expected);
});

test.each([
  ['quarter', 'does the unit itself have a pond view'],
  ['hoodless', 'does the kitchen hood vent outside?'],
  ['likeHouse', 'is it a garden house?'],
  ['oakFloors', 'fireplace gas or wood?'],
  ['paleFloors', 'fireplace gas or wood?'],
  ['others', 'which floor is the primary bedroom on'],
] as const)('refuses for the %s home: %s', (of, question) => {
  const { answer, known } = ask(of, question);
  expect(known, answer).toBe(false);
});

test('tells no other width beside the one asked for', () => {
  expect(ask('mansion', 'how wide is the mansion?').answer).not.toContain('14 feet');
});

test('leaves an offer to the agent', () => {
  expect(ask('pets', 'is 470 too low of an offer?').kind).toBe('handoff');
});

test('gives no yes for another kind of home', () => {
  expect(ask('flat', 'is it a single family home?').answer).not.toMatch(/^Yes/);
});
