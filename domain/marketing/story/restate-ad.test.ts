import { expect, test } from 'vitest';
import { restateAd } from './restate-ad.ts';

test('what an ad bids the reader do is told of the home', () => {
  expect(restateAd('Experience wide harbor views from this bright corner loft, steps from the ferry.')).toBe(
    'This bright corner loft has wide harbor views.',
  );
  expect(
    restateAd('Discover easy living in this sunny 2-bedroom, 2-bath condo, two blocks from Mill Pond.'),
  ).toBe('This sunny 2-bedroom, 2-bath condo is two blocks from Mill Pond.');
  expect(restateAd('Step into this brick townhouse with a walled garden and prepare to be amazed.')).toBe(
    'This brick townhouse has a walled garden.',
  );
  expect(restateAd('You will fall in love with 9 Quarry Lane, a duplex loft with a roof deck.')).toBe(
    'This is a duplex loft with a roof deck.',
  );
});

test('what is inside and outside is found there', () => {
  expect(restateAd('Step inside to tall ceilings, a tiled stove, and pine floors that set the tone.')).toBe(
    "Inside, you'll find tall ceilings, a tiled stove, and pine floors.",
  );
  expect(restateAd('Step outside to your own quiet oasis: a fenced yard with a plum tree and a shed.')).toBe(
    "Outside, you'll find a fenced yard with a plum tree and a shed.",
  );
  expect(restateAd('Outdoor living is just as easy with a cedar deck and a row of plum trees.')).toBe(
    "Outside, you'll find a cedar deck and a row of plum trees.",
  );
});

test('a fragment gets its subject, a label becomes a place', () => {
  expect(restateAd('Rarely seen corner loft offering views of the pond and the mill.')).toBe(
    'This rarely seen corner loft features views of the pond and the mill.',
  );
  expect(restateAd('Second floor: A paneled library opens onto a 20-foot terrace.')).toBe(
    'On the second floor, a paneled library opens onto a 20-foot terrace.',
  );
  expect(restateAd('Roof deck: Wide pond views to the south and a stone bench.')).toBe(
    'The roof deck has wide pond views to the south and a stone bench.',
  );
  expect(restateAd("Set in Larkmere, you're just steps from Mill Pond and the ferry.")).toBe(
    'The home is just steps from Mill Pond and the ferry.',
  );
  expect(restateAd('And the best part: one heated parking space included in the price.')).toBe(
    'One heated parking space is included in the price.',
  );
});

test('praise behind a thing goes, a limit or a name stays', () => {
  expect(restateAd('The glass doors open to a lap pool and a stone court — creating a true paradise.')).toBe(
    'The glass doors open to a lap pool and a stone court.',
  );
  expect(restateAd('The hall is lit by four tall windows, blurring the line between indoors and out.')).toBe(
    'The hall is lit by four tall windows.',
  );
  const limited =
    'The glass doors open to a lap pool and a court, offering a peaceful spot shared with one neighbor.';
  expect(restateAd(limited)).toBeUndefined();
  const named = 'The glass doors open to a lap pool and a court, perfect for watching Mill Pond.';
  expect(restateAd(named)).toBeUndefined();
  // What may end stays with the home that has it.
  const leased = 'Experience wide harbor views from this corner loft, leased until the end of May.';
  expect(restateAd(leased)).toBeUndefined();
  const possible = 'Discover the potential of easy living in this brick loft with a walled yard.';
  expect(restateAd(possible)).toBeUndefined();
});

test('praise goes only if what is left is a sentence, and takes no thing with it', () => {
  const broken = 'The long oak counter by the window is perfect for morning tea.';
  expect(restateAd(broken)).toBeUndefined();
  const things = 'The hall opens to two decks, ideal for guests, and another terrace off the library.';
  expect(restateAd(things)).toBeUndefined();
  expect(restateAd('As with every patient work of many hands, creating a garden is slow.')).toBeUndefined();
});

test('what is restated reads as a sentence: with articles, names and one subject', () => {
  expect(restateAd('Sunny top-floor loft with private deck plus a shed.')).toBe(
    'This sunny top-floor loft has a private deck plus a shed.',
  );
  expect(restateAd('Sunny top-floor loft in quiet brick building.')).toBe(
    'This sunny top-floor loft is in a quiet brick building.',
  );
  expect(restateAd('West Larkmere condo with two balconies.')).toBe(
    'This West Larkmere condo has two balconies.',
  );
  expect(restateAd('Welcome to this cottage at 9 Quarry Lane, Unit 2—a former mill.')).toBeUndefined();
  expect(
    restateAd('Discover easy days in this brick loft at The Belmont, 9 Quarry Lane, Unit 2.'),
  ).toBeUndefined();
  expect(restateAd('Step into this brick loft at The Belmont, 9 Quarry Lane, Unit 2—a former mill.')).toBe(
    'This brick loft is at The Belmont—a former mill.',
  );
  expect(restateAd('Welcome to 9 Quarry Lane, an opportunity to own a mill.')).toBeUndefined();
  expect(restateAd('Sunny loft, once a dye house, this home has two balconies.')).toBeUndefined();
});

test('a sentence that states something stays as it is', () => {
  expect(restateAd('The loft has a tiled stove and two balconies.')).toBeUndefined();
  expect(restateAd('Enjoy the best of Larkmere.')).toBeUndefined();
});
