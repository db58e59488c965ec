import { expect, test } from 'vitest';
import { composeContent } from '#domain/listings/content/compose-content.ts';
import { factColumns } from '#domain/listings/content/fact-columns.ts';
import type { FillableListingColumns } from '#domain/listings/content/listing-columns.ts';
import { suggestedQuestions } from '#domain/listings/suggestions/rules.ts';
import { offeredKinds } from '#tests/fixtures/homes/offered-kinds.ts';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { readKind } from '#tests/support/offered-kinds.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-16';
const sheetOf = (home: Parameters<typeof sampleHome>[0]) => buildAskSheet({ ...sampleHome(home), today });
const homes = {
  flat: sheetOf({
    id: 'flat',
    street: '64 Orchard Row #2',
    city: 'Dayton',
    state: 'OH',
    price: 2100,
    status: 'for rent',
    beds: 1,
    baths: 1,
    type: 'Apartment',
    rentTerms: [
      { kind: 'lease', text: '12-month lease' },
      { kind: 'deposit', text: 'Security deposit $1,900' },
      { kind: 'available', text: 'Available January 1, 2027' },
    ],
    description:
      'Second-floor one-bedroom in a three-family. Heat and hot water are included; the tenant pays electric. Washer and dryer in the basement at no charge. First month and security due at signing. No smoking. Freshly painted; the landlord handles snow and trash. The primary bedroom faces the garden. There is room for a king bed. Swim club membership is optional at $475 a year.',
  }),
  land: sheetOf({
    id: 'land',
    street: '0 Pine Hollow Road',
    city: 'Dayton',
    state: 'OH',
    price: 100_000,
    status: 'active',
    lot: '12.5 acres',
    type: 'Land',
    utilities: [{ kind: 'water', text: 'Water: public' }],
    description:
      'Wooded acres with 640 feet of frontage on a paved county road. Electric runs along the road. The land slopes gently to a homesite that was cleared in 2022. Mobile homes and horses are fine. The pins are flagged. School bus stops at the road.',
  }),
  office: sheetOf({
    id: 'office',
    street: '88 Mercer Pike',
    city: 'Dayton',
    state: 'OH',
    price: 725_000,
    status: 'active',
    taxes: '$4,000 a year',
    hoa: '$50 a month',
    type: 'Commercial',
    description:
      'The office has six private offices, a conference room and two restrooms. Heated warehouse with two dock doors and one 12-foot drive-in door. Small offices with a large lobby. The windows overlook a courtyard on the Upper West Side.',
  }),
};
const ask = (home: keyof typeof homes, question: string) => answerQuestion(homes[home], question, { today });

test.each([
  ['flat', 'How much is the rent?', 'The rent is $2,100 a month.'],
  ['flat', 'what is the rent per year', '$25,200 a year'],
  ['flat', 'How much is the security deposit?', 'Security deposit $1,900.'],
  ['flat', 'How long is the lease?', '12-month lease'],
  ['flat', 'When can I move in?', 'Available January 1, 2027'],
  ['flat', 'Which utilities are included?', 'Heat and hot water are included'],
  ['flat', 'Do I pay for electricity?', 'the tenant pays electric'],
  ['flat', 'Who takes care of snow removal?', 'the landlord handles snow'],
  ['flat', 'What do I have to pay to move in?', 'due at signing'],
  ['flat', 'Can I smoke inside?', 'No smoking'],
  ['flat', 'How much is the swim club?', '$475 a year'],
  ['flat', 'Do I have to join the swim club?', 'optional'],
  // A sentence without a room goes on about the room before it.
  ['flat', 'Will a king bed fit in the primary bedroom?', 'room for a king bed'],
  ['land', 'price per acre?', 'about $8,000 per acre'],
  ['land', 'How much road frontage is there?', '640 feet of frontage'],
  ['land', 'Are utilities available to the land?', 'Electric runs along the road'],
  ['land', 'Is it flat?', 'slopes gently'],
  ['land', 'Can I put a mobile home on it?', 'Mobile homes and horses are fine'],
  ['land', 'Are the corners marked?', 'The pins are flagged'],
  ['land', 'I have two horses, is that a problem?', 'horses are fine'],
  ['office', 'Is there a conference room?', 'a conference room'],
  ['office', 'Is the warehouse heated?', 'Heated warehouse'],
  ['office', 'Is there a drive-in door?', 'drive-in door'],
  ['office', 'taxes and hoa together?', '$4,600 a year'],
  ['office', 'what do you see out the window', 'overlook a courtyard'],
] as const)('%s: %s', (home, question, words) => {
  const { kind, answer } = ask(home, question);
  expect([kind, answer]).toEqual(['answer', expect.stringContaining(words)]);
});

test.each([
  // Our own labels say nothing of who lives there.
  ['office', 'Is anyone living there now?'],
  // What is said of another thing is no answer.
  ['office', 'Are the restrooms big?'],
  ['office', 'Which way do the windows face?'],
  ['land', 'Is there a bus stop nearby?'],
  ['flat', 'Is there a swim team?'],
] as const)('%s does not say: %s', (home, question) => {
  expect(ask(home, question)).toMatchObject({ kind: 'unknown', known: false });
});

/** What the page of a home suggests to ask, with its sheet. */
function suggestedFor(home: SampleHome, listing: Pick<FillableListingColumns, 'description' | 'features'>) {
  const sources = sampleHome(home);
  const facts = JSON.parse(sources.listing.aiEnhancedDescription ?? '').facts;
  const columns = factColumns(facts) as FillableListingColumns;
  const page = { slug: home.id, siteName: 'Hearthcast', siteUrl: 'http://localhost' };
  const { faqs } = composeContent(columns, facts, page);
  const questions = suggestedQuestions({ ...columns, ...listing, faqs: faqs ?? [] });
  return { sheet: buildAskSheet({ ...sources, today }), questions };
}

test('every question that a page suggests is answered there', () => {
  const kinds = offeredKinds.map(({ slug, ...kind }): SampleHome => {
    const values = Object.entries(readKind({ slug, ...kind })).map(([name, { value }]) => [name, value]);
    return { ...Object.fromEntries(values.filter(([, value]) => value !== null)), id: slug };
  });
  for (const home of [...tenHomes, ...kinds]) {
    const { sheet, questions } = suggestedFor(home, {
      description: home.description ?? null,
      features: home.features ?? [],
    });
    expect(questions.length, home.id).toBeGreaterThan(1);
    for (const question of questions)
      expect(answerQuestion(sheet, question, { today }).known, `${home.id}: ${question}`).toBe(true);
  }
  expect(
    suggestedQuestions({ propertyType: null, saleStatus: null, description: null, features: [] }),
  ).toEqual([]);
});

const park = {
  id: 'park',
  street: '5 Mesquite Way',
  city: 'Mesa',
  state: 'AZ',
  price: 148_000,
  type: 'Manufactured',
};
const lotRent = [{ kind: 'land lease', text: 'Lot rent $785 a month' }];
const charged = {
  said: sheetOf({
    ...park,
    policies: lotRent,
    description: 'Lot rent is $785 a month and includes water and trash.',
  }),
  next: sheetOf({ ...park, description: 'Space rent is $640 a month. It covers water and trash.' }),
  unsaid: sheetOf({
    ...park,
    policies: lotRent,
    description: 'Lot rent is $785 a month. The patio is covered.',
  }),
  coop: sheetOf({ ...park, type: 'Co-op', description: 'Maintenance is $1,240 a month and includes heat.' }),
  condo: sheetOf({
    ...{ ...park, type: 'Condo', hoa: '$512 a month' },
    description:
      'The fee covers trash. A special assessment of $118 a month for new windows runs through 2028.',
  }),
};

test.each([
  ['said', 'What does lot rent include?', 'includes water and trash'],
  ['said', "What's included in the lot rent?", 'includes water and trash'],
  ['said', 'Is trash included in the lot rent?', 'Yes. The listing says: “Lot rent is'],
  ['said', 'does the lot rent cover electricity?', undefined],
  ['next', 'what does the space rent cover', '“It covers water and trash.”'],
  ['next', 'how much is the lot rent?', '$640 a month'],
  ['unsaid', 'What does lot rent include?', undefined],
  ['unsaid', 'does lot rent include water?', undefined],
  ['coop', 'what does the maintenance include?', 'includes heat'],
  ['coop', 'is electricity included in the maintenance?', undefined],
  ['condo', 'what does the assessment cover?', 'for new windows'],
  ['condo', 'what does the hoa fee cover?', 'covers trash'],
] as const)(
  'what a charge covers is told by the sentence that says so, or not known: %s, %s',
  (home, question, says) => {
    const { known, answer } = answerQuestion(charged[home], question, { today });
    expect(known, answer).toBe(says !== undefined);
    if (says) expect(answer).toContain(says);
  },
);

const limited = sheetOf({
  ...{
    id: 'limited',
    street: '12 Alder Way #4',
    city: 'Dayton',
    state: 'OH',
    price: 2400,
    type: 'Apartment',
  },
  description:
    'A 12 month lease, tenant pays electric. The bedrooms have no cooling; a heat pump serves the living room only. Kitchen with gas stove. Cats OK with $30 pet rent; dogs no. A 100 amp service on the north side; the 1928 side has old wiring. An evap cooler stands on roof. Laundry closet with hookups (washer/dryer not included). Satellite internet works here. Elevator.',
});

test.each([
  ['Is there AC in the bedrooms?', /^No\..*no cooling/],
  ['pets?', /^The listing \w+:? “Cats OK/],
  ['rent?', /\$2,400 a month/],
  ['does the washer come with it?', /^The listing says.*not included/],
  ['is there an elevator?', /^Yes\./],
  // A thing that is named is no answer yet.
  ['when is it available?', undefined],
  ['How many amps is the service on the 1928 side?', undefined],
  ['Is the roof shingle or metal?', undefined],
  ['Is cable or fiber internet available there?', undefined],
  ['Is the gas for the stove included in the rent?', undefined],
])('a limit is never a yes, and what only touches on it no answer: %s', (question, says) => {
  const { known, answer } = answerQuestion(limited, question, { today });
  expect(known, answer).toBe(says !== undefined);
  if (says) expect(answer).toMatch(says);
});

test('what is included leans on the charge asked about before', () => {
  const coop = charged.coop;
  expect(
    answerQuestion(coop, "and what's included in it?", { today, subject: 'maintenance' }).answer,
  ).toContain('includes heat');
  expect(answerQuestion(coop, 'how much is it?', { today, subject: 'water' }).known).toBe(false);
});
