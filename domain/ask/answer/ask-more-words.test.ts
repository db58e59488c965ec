import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-18';
const home = (description: string, given: Partial<Parameters<typeof sampleHome>[0]> = {}) =>
  buildAskSheet({
    ...sampleHome({
      id: 'more',
      street: '7 Bramble Row APT 6C',
      city: 'Albany',
      state: 'NY',
      price: 450_000,
      description,
      ...given,
    }),
    today,
  });
const homes = {
  full: home(
    'Set on the top floor of a small elevator building, Residence 6C is calm. Shown in Larch Quarterly last spring. A dog park and a package receiving room are on the property. Co-purchasing and gifting are allowed. It stands on land once part of a farm of Orla Venn. A clever convertible studio with a raised alcove. There are oak floors underneath the carpet. Taxes are included in these low dues. The kitchen gives access to a walled garden. The cellar is finished as a home gym. The cedar deck is wired for surround sound. The side lot has a sport court.',
    { parking: 'Garage Door Opener, Garage Faces Rear' },
  ),
  bare: home(
    'The home has pretty wood floors, a garage, carpet in the den, a deck, and a shared garden. Dogs are welcome. There is a gym in the building. The barn could be a big basketball court.',
  ),
  raised: home('A raised first-floor unit with tall windows and a mantel.'),
};
const ask = (at: keyof typeof homes, question: string) => answerQuestion(homes[at], question, { today });

const asked = [
  ['does the garage face the street?', 'Garage Faces Rear'],
  ['what happens to my packages when im at work', 'package receiving room'],
  ['is there somewhere to take my dog', 'dog park'],
  ['Is it a real one bedroom?', 'convertible studio'],
  ['What magazine was it in?', 'Larch Quarterly'],
  ['Can my parents buy it together with me?', 'Co-purchasing'],
  ['what floor is 6C on', 'top floor'],
  ['who owned the land back in the day', 'Orla Venn'],
  ['elevator or am i walking up stairs', 'elevator building'],
  ['whats under the carpet', 'underneath the carpet'],
  ['do i pay property taxes on top of the hoa', 'Taxes are included'],
  ['How do you get out to the garden?', 'access to a walled garden'],
  ['is there space for a gym?', 'home gym'],
  ['can i hook up speakers on the deck', 'surround sound'],
  ['is there anywhere to play sports outside', 'sport court'],
] as const;

test.each(asked)('“%s” is answered with %s', (question, words) => {
  const { answer, known } = ask('full', question);
  expect({ answer, known }).toEqual({ answer: expect.stringContaining(words), known: true });
});

test.each(asked)('“%s” is left to the agent where nothing says so', (question) => {
  expect(ask('bare', question)).toMatchObject({ known: false });
});

test('a raised first floor is above the ground', () => {
  expect(ask('raised', 'is it a garden unit or above ground').answer).toContain('raised first-floor unit');
});
