import { expect, test } from 'vitest';
import { speakPlainly } from './speak-plainly.ts';

test.each([
  ['A dedicated office and a discreet laundry closet.', 'An office and a laundry closet.'],
  ['The top floor hosts two dens.', 'The top floor has two dens.'],
  ['A dual vanity and dual sinks.', 'A double vanity and two sinks.'],
  ['Two secondary bedrooms share a hall.', 'Two other bedrooms share a hall.'],
  ["It's just moments from the pier.", "It's close to the pier."],
  ['It has been rewired.', "It's been rewired."],
  ['It has 1450 square feet and 12 foot ceilings.', 'It has 1,450 square feet and 12-foot ceilings.'],
  ['A den with a bar featuring a sink.', 'A den with a bar that has a sink.'],
  ['The den is reached via a spiral staircase.', 'The den is reached by a spiral staircase.'],
  ['A shed accessed via French doors.', 'A shed accessed through French doors.'],
  ['A glass lift provides access to the attic.', 'A glass lift goes to the attic.'],
  [
    'The tower has 40 residences, each residence with a hatch.',
    'The tower has 40 homes, each home with a hatch.',
  ],
  ['Harbor views from this rarely offered 4-bedroom.', 'Harbor views.'],
  ['For the laundry, there are two laundry rooms.', 'There are two laundry rooms.'],
  ['A closet with custom storage system.', 'A closet with a custom storage system.'],
])('%s', (listing, spoken) => {
  expect(speakPlainly(listing)).toBe(spoken);
});

test('the bath of one bedroom is its own', () => {
  const told = 'A bay and an en suite bath with a tub.';
  expect(speakPlainly(told, { question: 'And the primary suite?' })).toBe(
    'A bay and its own bath with a tub.',
  );
  expect(speakPlainly(told, { question: 'And the bedrooms?' })).toBe(told);
});

test('a dedicated parking space keeps its word', () => {
  expect(speakPlainly('There are two dedicated parking spaces.')).toBe(
    'There are two dedicated parking spaces.',
  );
});

test('the baths of several bedrooms are not its own', () => {
  const told = 'Two of the attic bedrooms have an en-suite bath.';
  expect(speakPlainly(told, { question: 'And the primary bedroom?' })).toBe(told);
});

test('short words that Miles quotes stay, too', () => {
  const told = "It's just steps from the pier.";
  expect(speakPlainly(told, { reply: 'How many steps is “just steps”?' })).toBe(told);
  expect(speakPlainly(told, { reply: 'How many steps is that?' })).toBe("It's steps from the pier.");
});

test('a word that Miles quotes stays', () => {
  expect(speakPlainly('Lake vistas.', { reply: 'Vistas. Not just views.' })).toBe('Lake vistas.');
});

test('a quotation stays as it is', () => {
  expect(speakPlainly('It says: “oak flooring.”')).toBe('It says: “oak flooring.”');
});
