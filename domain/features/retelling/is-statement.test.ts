import { expect, test } from 'vitest';
import { findRefusal, isStatement } from './is-statement.ts';

test.each([
  ['The den has a bar and opens to the deck.'],
  ["It's on a quiet block in Oldtown."],
  ["There's a cedar closet off the landing."],
  ['The great room has a brick hearth.'],
  ['The 892-square-foot loft spans two levels.'],
])('a host can say: %s', (clause) => {
  expect(findRefusal(clause, clause)).toBeUndefined();
  expect(isStatement(clause, clause)).toBe(true);
});

test.each([
  ['It has pine.', 'too short'],
  [
    'The den has a bar that was built by a carpenter who also built the stair and the shelves and the doors and the long bench at the window.',
    'too long',
  ],
  ['the den has a cedar bar.', 'no sentence'],
  ['A cedar den with a long bar.', 'no finite verb'],
  ['Those rooms have cedar floors.', 'begins elsewhere'],
  ['Sorry pets are not allowed.', 'begins elsewhere'],
  ['Two have cedar closets upstairs.', 'begins elsewhere'],
  ['Both share a tiled bath downstairs.', 'begins elsewhere'],
  ["There's one off the den and another off the hall.", 'begins elsewhere'],
  ["It's in one of Quarrel's neighborhoods.", 'says nothing'],
  ['And the den has a bar.', 'begins elsewhere'],
  ['A mill until 1912, the facade has arches.', 'begins elsewhere'],
  ['The hall leads to this level below.', 'points elsewhere'],
  ['The den has a bar with.', 'ends too early'],
  ['The den is on a quiet lane yet.', 'ends too early'],
  ['The kitchen has new cabinets.', 'says nothing'],
  ['The corner den is positioned.', 'says nothing'],
  ['It has several interior and outdoor spaces.', 'says nothing'],
  ['The den has a a bar upstairs.', 'garbled'],
  ['The hall has tall doors, wall coverings.', 'list without an end'],
  ["The den has a hookup and a sink, there's a laundry below.", 'two sentences'],
  ['The library/office has a bay window.', 'signs'],
  ['The den has a HEATED cedar floor.', 'shouts'],
  ['The den has 200 SF and a bar.', 'shorthand'],
  ['The den has a bar for your bottles.', 'speaks to the reader'],
  ['The den has the nicest bar upstairs.', 'superlative'],
  ['The den has a corner for kids.', 'people'],
  ['The broker has a key to the den.', 'agents'],
  ['The den is an oasis with a bar.', 'ad'],
  ['The den has a gorgeous cedar bar.', 'praise'],
  ['Den Has Cedar Bar And is New.', 'headline'],
  ['She has a cedar den upstairs.', 'begins elsewhere'],
  ['The details include cedar and cork.', 'begins elsewhere'],
  ['There are sheds on either side.', 'points elsewhere'],
  ['There are two additional bedrooms.', 'says nothing'],
  ["There's a primary suite.", 'says nothing'],
  ['The den has the own cedar bar.', 'garbled'],
  ['Gated parking has access to downtown.', 'garbled'],
  ["It's a studio plus a den condo.", 'garbled'],
  ['The nearly every den has a bar.', 'garbled'],
  ['The den has complete with a bar.', 'garbled'],
  ['Two dens have a share a bath.', 'garbled'],
  ["It's a home with its cedar roof.", 'garbled'],
  ['The cellar has the boiler replaced, the pump and a drain.', 'garbled'],
  ['The if desired den has a bar.', 'no finite verb'],
  ['The if the den has a bar or the attic has a bench.', 'garbled'],
  ['The den has a 7-by-6-foot square foot closet.', 'garbled'],
  ['The den has two bars and en suite bath.', 'garbled'],
  ["It's a mill in a Pier Road location.", 'garbled'],
  ['Repairs include a pump and the stairs replaced.', 'garbled'],
  ['The dens have baths including a cedar suite.', 'garbled'],
  ['The den has cork and stone and a bar and a sink.', 'garbled'],
  ['The yard has sod, new 8-foot cedar fence and a shed.', 'garbled'],
  ['Beyond is a cedar den.', 'begins elsewhere'],
  ['The den is with a cedar bar.', 'garbled'],
  ['The dens are classic and designed, like sheds.', 'garbled'],
  ['The mill has a recently added a cedar bar.', 'garbled'],
  ['The den has a bar, and room and a bench.', 'garbled'],
  ['The den has marble and a bar, a sink, and a bench.', 'garbled'],
  ["It's a den, convertible to a 2, with a bar.", 'garbled'],
  ["It's a mill, fully leased and will be sold.", 'garbled'],
  ["There's a shed available and $900.", 'garbled'],
  ['The lot measures 19×40.', 'garbled'],
  ['The den is a Jr. shed.', 'shorthand'],
  ['The den has a bar, a sink and many more.', 'ad'],
  ['The cedar bars keep the room modern.', 'ad'],
  ['The mill hosts a workshop, bike room.', 'list without an end'],
  ['The den has a cedar bench. and a bar.', 'two sentences'],
  ['The den will not disappoint.', 'ad'],
  ['The den shines with a cedar bar.', 'ad'],
  ['The den has a top-quality cedar bar.', 'praise'],
  ['The den has a layout and a bar.', 'noun alone', 'The den has a thoughtful layout and a bar.'],
  ['The den has 2 bars, 3 sinks and 4 stools by 5 windows on 6 walls.', 'figures'],
  ['The den has a bar, a sink, a bench, a stair and a bay.', 'long list'],
])('no statement: %s (%s)', (clause, reason, sentence = clause) => {
  expect(findRefusal(clause, sentence)).toBe(reason);
});

test('a word that the sentence lacks, and one from the sentence it points to', () => {
  expect(findRefusal('The den has a cedar bar.', 'The den has a bar.')).toBe('words of its own');
  expect(findRefusal('The den has a bar.', 'It has a bar.', 'The den is upstairs.')).toBeUndefined();
  expect(findRefusal('The den has a bar.', 'The room has a bar.', 'The den is upstairs.')).toBe(
    'words of its own',
  );
});

test('room for clothes is worth saying of bedrooms, not of a home', () => {
  const isSaid = (text: string) => isStatement(text, text);
  expect(isSaid('Both bedrooms have plenty of closet space.')).toBe(true);
  expect(isSaid('The apartment has plenty of closet space.')).toBe(false);
});
