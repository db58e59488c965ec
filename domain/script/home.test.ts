import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from './facts/build-fact-sheet.ts';
import { featuresOf, findFeature, readHome, sharedFeatures } from './home.ts';

const [first] = tenHomes as [SampleHome];
const sharedIn = (description: string) =>
  sharedFeatures(
    readHome(buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], description }))),
  ).map(({ id }) => id);

test('a sauna off the bedroom is the home’s, one on the list of amenities is everybody’s', () => {
  expect(sharedIn('The primary suite has a sauna and a walk-in closet.')).toEqual([]);
  expect(sharedIn('The terrace has a hot tub and a bench.')).toEqual([]);
  expect(sharedIn('The second terrace has a long table and an outdoor kitchen with a grill.')).toEqual([]);
  expect(sharedIn('A rare amenity, on this terrace, is a built-in hot tub.')).toEqual([]);
  expect(sharedIn('Residents enjoy a sauna and a pool.')).toEqual(['sauna', 'pool']);
  expect(sharedIn('Residents enjoy an indoor pool.')).toEqual(['pool']);
  expect(sharedIn('Off the great room, a balcony sits above the pool.')).toEqual(['pool']);
});

test('a building shares no views, no acres and no bathroom', () => {
  expect(sharedIn('There is a tiled full bathroom on each floor.')).toEqual([]);
  expect(sharedIn('Residents enjoy views of Mill Park and the 90-acre meadow beyond.')).toEqual([]);
});

test('“it” is the home only behind a sentence about the home', () => {
  const sentence = 'It includes a tiled full bath and a laundry room with a chute.';
  const linesOf = (before: string) =>
    readHome(
      buildFactSheet(sampleHome({ ...first, features: [], description: `${before} ${sentence}` })),
    ).lines.map(({ text }) => text);
  expect(linesOf('The lower level has high ceilings.')).not.toContain(sentence);
  expect(linesOf('The apartment has high ceilings.')).toContain(sentence);
});

test('an elevator in a house runs between its floors; what the building has stays the building’s', () => {
  const description = 'This five-story house has a private elevator and three wood-burning fireplaces.';
  const home = readHome(
    buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description })),
  );
  const find = (id: string) => home.features.find((feature) => feature.id === id);
  expect(find('house-elevator')).toMatchObject({ topic: 'levels', phrase: 'elevator' });
  expect(find('wood-fireplace')?.notability).toBe(5);
});

test('what everybody shares isn’t called private', () => {
  const description = "You have access to the association's private backyard.";
  const [yard] = sharedFeatures(
    readHome(buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], description }))),
  );
  expect(yard?.phrase).toBe('backyard');
});

test('a sentence about where the home stands is told with its surroundings', () => {
  const beatsOf = (description: string) =>
    readHome(
      buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description })),
    ).lines.map(({ beat }) => beat);
  expect(beatsOf('The setting of this house gives wide views of the hills.')).not.toContain('living');
  expect(beatsOf('Only a third of all homes on the lagoon are located on an island.')).not.toContain(
    'living',
  );
});

test('what is seen from the roof isn’t told of the rooms', () => {
  const home = readHome(
    buildFactSheet(
      sampleHome({
        ...first,
        type: 'Single family',
        features: [],
        description:
          'The library has park views. The rooftop terrace has panoramic skyline views of the harbor and the hills.',
      }),
    ),
  );
  expect(featuresOf(home, ['living']).map(({ phrase }) => phrase)).not.toContainEqual(
    expect.stringContaining('skyline'),
  );
});

test('a deck that a sentence gives to the apartment isn’t the building’s', () => {
  expect(sharedIn('This condo offers a sprawling rooftop deck finished in slate.')).toEqual([]);
  expect(sharedIn('Crowning it all is a fully private, splendid roof deck for summer evenings.')).toEqual([]);
  expect(sharedIn('Outside, there is the wide garage roof deck with room for a table.')).toEqual([]);
  expect(sharedIn('The condo has an elevator, a roof deck and a bike room.')).toEqual(['roof-deck']);
  expect(sharedIn('Penthouse homes have private rooftop decks with planters.')).toEqual([]);
  expect(sharedIn('Who needs a car with Alder Hill as your personal backyard?')).toEqual([]);
});

test('what one part of a divided house has is told with the part, and work left before what it has', () => {
  const description =
    'The sunny upper duplex has oak floors. Both baths span the building’s width. It has a washer and dryer. The lower duplex awaits renovation and has garden views.';
  const home = readHome(
    buildFactSheet(sampleHome({ ...first, type: 'Multi-family', features: [], description })),
  );
  expect(home.features.find(({ id }) => id === 'washer-dryer')?.where).toBe('in the upper duplex');
  expect(findFeature(home, 'views')).toBeUndefined();
  expect(home.conditions.map(({ value }) => value)).toContain('The lower duplex awaits renovation.');
});

test('the boxes of a form add no porch to the terraces, and no warm floor to the whole home', () => {
  const home = readHome(
    buildFactSheet(
      sampleHome({
        ...first,
        type: 'Condo',
        features: ['Front porch', 'Deck', 'Heated floors', 'Range hood', 'Skylight'],
        description:
          'A terrace faces the lane. The kitchen has a gas range. Heated floors & soaking tub in primary bath.',
      }),
    ),
  );
  const ids = home.features.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['terrace', 'skylight', 'vent-hood']));
  expect(ids).not.toContain('porch');
  expect(ids).not.toContain('deck');
  expect(home.features.filter(({ id }) => id === 'heated-floors').map(({ where }) => where)).toEqual([
    'in the primary bath',
  ]);
  expect(home.features.find(({ id }) => id === 'vent-hood')?.notability).toBe(1);
});

test('bike storage that comes with the unit isn’t shared with the building', () => {
  const topicOf = (description: string) =>
    readHome(
      buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], description })),
    ).features.find(({ id }) => id === 'bike-storage')?.topic;
  expect(topicOf('There is bike storage, included with the unit.')).toBe('levels');
  expect(topicOf('The building has bike storage and a gym.')).toBe('shared');
});

const featureIn = (description: string, id: string, type: string) =>
  readHome(buildFactSheet(sampleHome({ ...first, type, features: [], description }))).features.find(
    (feature) => feature.id === id,
  );

test('under the heading of a floor, a thing is on that floor', () => {
  const floors = 'A brick house.\n\nThird Floor:\nSlate tile flooring and a double vanity.';
  expect(featureIn(floors, 'double-vanity', 'Single family')?.where).toBe('on the third floor');
  expect(featureIn(floors, 'double-vanity', 'Condo')?.where).toBeUndefined();
});

test('a sauna on the terrace is told outside, one behind it isn’t', () => {
  expect(featureIn('The rear terrace has a cedar sauna.', 'sauna', 'Single family')).toMatchObject({
    topic: 'outside',
    where: 'on the terrace',
  });
  expect(
    featureIn('A terrace, a spa level including a sauna, and a bar.', 'sauna', 'Single family')?.topic,
  ).toBe('baths');
});
