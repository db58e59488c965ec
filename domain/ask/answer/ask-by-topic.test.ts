import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-19';
const home = (description: string) =>
  buildAskSheet({
    ...sampleHome({
      id: 'by-topic',
      street: '40 Tallow Street APT 6',
      city: 'Marston',
      state: 'OH',
      price: 610_000,
      type: 'Condo',
      beds: 3,
      baths: 2,
      description,
    }),
    today,
  });
const homes = {
  loft: home(
    'The kitchen has ash cabinets and a six-burner range. A heated garage behind the house holds two cars. Laundry is on the second floor. A private lift runs from the lobby to every floor. New cork floors on this level.',
  ),
  plain: home('The living room faces a quiet street. Brass lamps hang in the hall.'),
  wish: home(
    'Set on a deep corner lot with brick walls and tall trees, it comes with the ability to build a two-car garage, a carriage house, and a rooftop terrace, all by the same architect.',
  ),
  list: home(
    'Among the best things about this bright corner home are oak floors, brass hardware, laundry in the unit, a wall of books, a window seat, and a brick hearth in the den.',
  ),
  club: home(
    'Residents of the twelve apartments enjoy a planted courtyard, a screening room, and a lap pool, which the association heats from spring to fall for everyone in the building.',
  ),
  loan: home('70% Financing. The hall has classic baseboards.'),
};
const ask = (of: keyof typeof homes, question: string) => answerQuestion(homes[of], question, { today });

test('what comes close is told as that, without a yes or a no', () => {
  const { answer, kind, known, facts } = ask('loft', 'any charging for cars');
  expect(answer).toBe(
    'The closest I found in the listing: “A heated garage behind the house holds two cars.” I can ask the agent.',
  );
  expect(kind).toBe('unknown');
  expect(known).toBe(false);
  expect(facts.map(({ value }) => value)).toEqual(['A heated garage behind the house holds two cars.']);
});

test('a figure that is asked for and not in the words quoted is called missing first', () => {
  expect(ask('loft', 'how much extra is charging for cars').answer).toMatch(
    /^The listing mentions “A heated garage.*” but doesn’t say what it costs\. I can ask the agent\.$/,
  );
  expect(ask('loft', 'any charging for cars').answer).not.toContain('didn’t find');
});

test('what comes closest has to be on the topic of the question', () => {
  const { answer } = ask('loft', 'my uncle is in a wheelchair, can he get between floors');
  expect(answer).toContain('private lift');
  expect(answer).not.toContain('cork');
});

test('a topic that the listing has nothing on is named', () => {
  const { answer, facts } = ask('plain', 'is it on city water or its own well');
  expect(answer).toMatch(/^I found nothing about .+ in the listing\. I can ask the agent\.$/);
  expect(facts).toEqual([]);
});

test('nothing is called missing that the listing has a word of', () => {
  expect(ask('loan', 'we could put about 15 percent down, does that work').answer).not.toMatch(
    /nothing about financing/,
  );
});

test('baseboards are no heating', () => {
  expect(ask('loan', 'does the heat come from radiators').answer).not.toContain('baseboards');
});

test('a long sentence is cut to what it says on the topic', () => {
  const { answer } = ask('list', 'is the laundry a front loader');
  expect(answer).toContain('laundry in the unit');
  expect(answer).not.toContain('books');
});

test('what is only possible, or belongs to all residents, is never cut to what it would be', () => {
  expect(ask('wish', 'is the garage heated').answer).toContain('ability to build a two-car garage');
  expect(ask('club', 'is the pool deep enough to dive').answer).toContain(
    'Residents of the twelve apartments',
  );
});

test('a question whose topic nobody can tell is refused as before', () => {
  expect(ask('loft', 'zxqv wvvk').answer).toBe('I didn’t find that in the listing. I can ask the agent.');
});

test('what was told already is not told again for the rest', () => {
  const { answer } = ask('loft', 'where is the laundry, and is the laundry loud at night?');
  expect(answer.split('second floor')).toHaveLength(2);
});

test('nothing about a topic stands beside what is declined', () => {
  const { answer } = ask('loft', 'is the block safe? is there charging for cars');
  expect(answer).not.toContain('about parking');
});
