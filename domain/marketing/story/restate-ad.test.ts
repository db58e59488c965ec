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
});

test('a sentence that states something stays as it is', () => {
  expect(restateAd('The loft has a tiled stove and two balconies.')).toBeUndefined();
  expect(restateAd('Enjoy the best of Larkmere.')).toBeUndefined();
});
