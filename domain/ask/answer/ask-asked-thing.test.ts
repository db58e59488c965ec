import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const ask = (description: string, question: string, parking?: string) =>
  answerQuestion(
    buildAskSheet({
      ...sampleHome({
        id: 'asked-thing',
        street: '31 Pennywhistle Row APT 5',
        city: 'Marston',
        state: 'OH',
        price: 412_000,
        beds: 3,
        baths: 2,
        type: 'Condo',
        ...(parking && { parking }),
        description,
      }),
      today,
    }),
    question,
    { today },
  );

test.each([
  ['The lobby was redone and has a video intercom and a mail room.', 'are there cameras'],
  ['Both bedrooms come with plenty of built-in storage.', 'do i get a storage unit'],
  [
    'Set on a 40 by 90 lot, the house offers soaring ceilings and three porches.',
    'how high are the ceilings',
  ],
  [
    'Owners share a renewed laundry room, round-the-clock garage valets, a gym, shops and a full-time doorman for daily ease.',
    'does the garage have room for two cars',
  ],
  ['The full terms are in a plan available from the sponsor.', 'who is the sponsor'],
  ['Taxes are included in the assessments.', 'is there an extra assessment going on'],
  ['The den and the living room both have doors to the corner terrace.', 'is there a back door'],
  ['Two Bedroom Fixer Upper with Plenty of Promise.', 'are the bedrooms upstairs'],
  ['With plain modern finishes and brand-new appliances, it is easy to live in.', 'appliance brands'],
  ['Other perks are a utility room with shelves and a wide porch.', 'how do the utilities work'],
  ['The bathrooms have heated floors and glass showers.', 'hardwood or carpet'],
  ['A formal living room above looks out over the square.', 'is anyone living above me'],
  ['Views of the lake and the hills from every window.', 'can i swim there'],
  ['The kitchen has a deep workstation sink and oak shelves.', 'where could i put a desk'],
  ['Close to the Hollow Street market and two grocery stores.', 'where do i put groceries'],
  ['The front garden and lounging deck are made for indoor/outdoor living.', 'is the deck covered'],
  ['Wide views of the harbor and rooftop views of the old town.', 'is there a roof terrace'],
])('“%s” doesn’t answer “%s”', (description, question) => {
  expect(ask(description, question)).toMatchObject({ known: false, kind: 'unknown' });
});

test('a column that lists the garage doesn’t tell whether it is attached', () => {
  const parking = 'Driveway, Garage - 2 Car';
  expect(ask('A tidy home.', 'is the garage attached or separate', parking).known).toBe(false);
  expect(ask('A tidy home.', 'is the garage attached or separate', `${parking}, Detached`).known).toBe(true);
});

test('a second bedroom is no guest room that somebody may say yes to', () => {
  const { answer } = ask('The second bedroom is set apart and fully enclosed.', 'is there a guest room');
  expect(answer).not.toMatch(/^Yes/);
});

test.each([
  [
    'The primary bedroom has deep closets and a bathroom of its own, while the second bedroom works well as a guest room or office, with a full bathroom just across the hall.',
    'is the second bathroom inside the second bedroom',
    'across the hall',
  ],
  ['The sale is strictly as-is.', 'will the seller fix anything before closing', 'as-is'],
  ['Rent comes from a tenant in place until spring.', 'is it vacant right now', 'tenant in place'],
  ['All three bedrooms are found upstairs.', 'are the bedrooms on the ground floor', 'found upstairs'],
  ['Upstairs, you have two bright bedrooms and a bath.', 'what floor are the bedrooms on', 'Upstairs'],
  ['The kitchen has Corvane appliances and a long island.', 'fridge brand', 'Corvane'],
  ['The kitchen has a Tamsin quartz island and Corvane appliances.', 'what brand is the stove', 'Corvane'],
  [
    'Dues include heat, water, cable, trash, internet, gas and electric.',
    'is electricity included in the hoa',
    'electric',
  ],
  ['Dues include heat and water.', 'what do i get for the $410 a month', 'heat and water'],
  ['Parking is easy with permits for the street.', 'where do i park my car', 'permits'],
  ['There is a furnished roof deck with grills.', 'can i go up on the roof', 'roof deck'],
  ['The flat was fully renovated by its owner.', 'has it been redone', 'renovated'],
  ['A garden room for play, and an indoor playroom.', 'where could the kids play on a rainy day', 'playroom'],
  [
    'The entire fifth floor is one full-floor home with a private landing.',
    'do i share the floor with anyone',
    'full-floor',
  ],
  ['Motorized shades in every room.', 'how do the blinds work', 'Motorized'],
  ['A split-bedroom layout keeps things quiet.', 'are the two bedrooms next to each other', 'split-bedroom'],
  ['The living room has a wood-burning fireplace.', 'can i light a real fire', 'wood-burning'],
  ['A 1.2% flip tax is split by buyer and seller.', 'who pays the flip tax', 'split'],
  ['Over 40% sold.', 'how much of the building has sold', '40%'],
  ['A two-room cellar with a 600-bottle wine wall.', 'how much wine can i store', '600-bottle'],
  ['The pantry could be converted for laundry.', 'could the pantry become a laundry room', 'converted'],
  [
    'The home was joined from three adjacent apartments, combined in 2004.',
    'was this more than one apartment before',
    'combined',
  ],
  ['The top-floor apartment has two terraces.', 'is anyone living above me', 'top-floor'],
  ['The co-op has strong financials and low dues.', 'does the co-op have reserves', 'financials'],
  [
    'A flood protection system keeps the lower level dry.',
    'any protection against flooding',
    'flood protection',
  ],
  ['The house has a private storage room in the basement.', 'do i get a storage unit', 'storage room'],
  ['No pieds-à-terre, please.', 'could we use it as a second home a few weeks a year', 'pieds-à-terre'],
])('“%s” answers “%s”', (description, question, part) => {
  const { answer, known } = ask(description, question);
  expect([known, answer]).toEqual([true, expect.stringContaining(part)]);
});

test('a sentence that holds what was asked for comes before one that only names the thing', () => {
  const description =
    'Both bedrooms come with plenty of built-in storage. There is a large storage locker in the basement.';
  expect(ask(description, 'do i get a storage unit').answer).toContain('storage locker');
});

test('what follows a price is known once the price is told', () => {
  const { answer, known } = ask(
    'Deeded parking is for sale for $18,000.',
    'can i buy a parking spot and what’s it cost',
  );
  expect([known, answer]).toEqual([true, expect.stringContaining('$18,000')]);
});

test('the text tells where to park, beside the column', () => {
  const description = 'Two assigned parking spaces are right in front of the door.';
  expect(ask(description, 'where do i park', 'Assigned').answer).toContain('in front of the door');
});

test('a date is never cut between its day and its year', () => {
  const { answer } = ask(
    'This sunny corner flat comes with a tenant in place until May 30, 2027-giving a buyer income from the first day on, with views, and a balcony.',
    'when does the tenant leave',
  );
  expect(answer).toContain('May 30, 2027');
});
