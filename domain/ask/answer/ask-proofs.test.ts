import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (given: Partial<Parameters<typeof sampleHome>[0]>) =>
  buildAskSheet({
    ...sampleHome({
      id: 'proofs',
      street: '5 Sorrel Court',
      city: 'Albany',
      state: 'NY',
      price: 720_000,
      ...given,
    }),
    today,
  });
const homes = {
  court: home({
    type: 'Townhouse',
    parking: 'Garage - 2 Car, Attached',
    description:
      'A tidy home with a gate onto a quiet two acre park. Parking: 4 spaces, 2 covered and 2 along the hedge.',
  }),
  tower: home({
    description:
      'Set in a prewar townhouse-style building. Fine amenities include a health club, a roof deck, and a library. Our gym is available for a fee, as are lockers.',
  }),
  lane: home({
    beds: 2,
    features: ['Sidewalks', 'Cul-De-Sac', 'Sprinklers'],
    description:
      'Step into this bright 2-bedroom, 2-bath home near the mill. Both bedrooms have direct access to a cedar terrace. At 1,900 square feet, this three-bedroom home has ease and charm, and it is close to all. New heating keeps the house warm, while motorized blackout drapes in the bedrooms soften the sun. There is a modest assessment of $40 a month which goes towards the new roof.',
  }),
  attic: home({
    beds: 2,
    description:
      'This two-bedroom top-floor duplex-up charms all who visit. Upstairs, you find two sunny bedrooms and a second bath.',
  }),
  walk: home({
    beds: 2,
    features: ['Sidewalks'],
    description: 'Step into this bright 2-bedroom home near the mill. A tree-lined street leads to it.',
  }),
};
const ask = (at: keyof typeof homes, question: string) => answerQuestion(homes[at], question, { today });

test.each([
  // All spaces count, not only those in the garage.
  ['court', 'how many cars can i park there', '4 spaces'],
  ['court', 'how many cars fit in the garage', '2 Car'],
  ['court', 'How big is the park there?', 'two acre park'],
  ['tower', 'Do I have to pay to use the gym?', 'available for a fee'],
  ['lane', 'Can you get outside from the bedrooms?', 'cedar terrace'],
  ['lane', 'is it on a cul de sac', 'Yes. The listing’s features include “Cul-De-Sac.”'],
  ['lane', 'are there sidewalks', 'Yes. The listing’s features include “Sidewalks.”'],
  ['lane', 'do the bedrooms have blackout drapes', 'drapes in the bedrooms'],
  ['lane', 'is there an assessment and whats it for?', 'new roof'],
] as const)('%s: %s is answered with %s', (at, question, words) => {
  const { answer, known } = ask(at, question);
  expect({ answer, known }).toEqual({ answer: expect.stringContaining(words), known: true });
});

test.each([
  // A place to park is no park, a style no ownership, and an amenity may still cost something.
  ['tower', 'How big is the park there?'],
  ['tower', 'Is it a co-op or a condo?'],
  ['tower', 'do i have to pay for the library'],
  ['walk', 'Can you get outside from the bedrooms?'],
  ['walk', 'is it on a cul de sac'],
] as const)('%s: %s is left to the agent', (at, question) => {
  expect(ask(at, question)).toMatchObject({ known: false });
});

test('a sentence that only counts the bedrooms is not put beside what they have', () => {
  expect(ask('lane', 'do the bedrooms have blackout drapes').answer).not.toContain('2-bath');
});

test('asked for both bedrooms, a sentence that places them stays beside one that counts them', () => {
  expect(ask('attic', 'are both bedrooms upstairs').answer).toContain('Upstairs');
});

test('what a sentence has told is not called missing', () => {
  expect(ask('lane', 'is there an assessment and whats it for?').answer).not.toContain('find');
});
