import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { tellFeature } from './tell-feature.ts';

const plain = (sentence: string) =>
  readFeatures(sentence, 'f', 'home')
    .filter(({ qualifiers }) => qualifiers.length === 0)
    .map(tellFeature);

test('what a room is only like, it is not', () => {
  expect(plain('The upper floor was set up like a spare primary suite.')).toEqual([]);
  expect(plain('The den lives almost like a sunroom.')).not.toContain('a sunroom');
  expect(plain('It has a spa-like primary bath with a soaking tub.')).toContain('a soaking tub');
});

test('a conversion that somebody may explore is no second home', () => {
  expect(plain('One idea is a garage conversion to a little ADU.')).toEqual(['a garage']);
});

test('a house in the manner of another has none of its rooms', () => {
  expect(plain('It has the air of early artist studios with tall doors.')).toEqual([]);
  expect(plain('It has the character of an old brownstone.')).toEqual([]);
  expect(plain('There is an artist studio out back.')).toEqual(['an artist studio']);
});

test('wires for a thing are not the thing', () => {
  expect(plain('There is surround sound wiring and a gas fireplace.')).toEqual(['a gas fireplace']);
  expect(plain('It comes with a surround sound system.')).toEqual(['a surround sound system']);
});

test('skills for a garden are no garden', () => {
  expect(plain('The rear patio is a chance to practice your container garden skills.')).toEqual([
    'a rear patio',
  ]);
  expect(plain('Tea, toast and your first container garden.')).toEqual([]);
  expect(plain('Here is your chance to own a house with a planted garden.')).toEqual(['a planted garden']);
});

test('valet garage parking is parking, told whole', () => {
  const [found] = readFeatures('Residents have 24-hour valet garage parking.', 'f', 'building');
  expect(found && tellFeature(found)).toBe('24-hour valet garage parking');
});

const limitsOf = (sentence: string, scope: Parameters<typeof readFeatures>[2] = 'home') =>
  Object.fromEntries(readFeatures(sentence, 'f', scope).map(({ id, qualifiers }) => [id, qualifiers]));

test('more of a thing is no price for it', () => {
  expect(limitsOf('A dry basement holds extra storage and a bench.')).toEqual({ basement: [] });
  expect(limitsOf('The elevator opens on an extraordinary hall.')).toEqual({ elevator: [] });
  expect(limitsOf('Garage parking is extra.')).toEqual({ 'garage-parking': ['extra-cost'] });
});

test('what is in the price is the home’s, whoever else parks there', () => {
  expect(limitsOf('Garage spot 14 and storage locker 9 included in the price.', 'building')).toEqual({
    garage: [],
    storage: [],
  });
  expect(limitsOf('The storage locker is included in the monthly fee.', 'building').storage).toEqual([
    'shared',
  ]);
});

test('what is next to a room of the home is in the home', () => {
  expect(limitsOf('Adjacent to the kitchen is a formal dining room.')).toEqual({ 'formal-dining': [] });
  expect(limitsOf('There is a powder room discreetly tucked away.')).toEqual({ 'powder-room': [] });
  expect(limitsOf('A fireplace surrounded by a slate hearth and tall windows.').fireplace).toEqual([]);
  expect(limitsOf('It has a river-facing terrace.')).toEqual({ terrace: [] });
  expect(limitsOf('It is next to a garden.')).toEqual({ garden: ['nearby'] });
});

test('what is a few blocks away is nobody’s in the house', () => {
  expect(limitsOf('Walkable to a bakery, the lake and a gym.')).toEqual({ gym: ['nearby'] });
  expect(limitsOf('A grocer, a pharmacy and a gym, all within 4 blocks.')).toEqual({ gym: ['nearby'] });
});

test('what was there once is there no more', () => {
  expect(limitsOf('A sunny extension replaced a former terrace.')).toEqual({ terrace: ['gone'] });
  expect(limitsOf('The studio was converted from a two-car garage.').garage).toContain('gone');
  expect(limitsOf('The den, originally a screened porch, faces the lane.').porch).toContain('gone');
  expect(limitsOf('The sellers replaced the boiler.')).toEqual({ boiler: [] });
  expect(limitsOf('The house has its original porch.')).toEqual({ porch: [] });
});

test('a room that may be either of two is neither for sure', () => {
  expect(limitsOf('A fifth bedroom or private game room looks out back.')).toEqual({
    'family-room': ['alternative'],
  });
  expect(limitsOf('The living space has two areas, one for home theatre.')['media-room']).toEqual([
    'potential',
  ]);
});

test('what a buyer may choose, or a plan shows, is not there yet', () => {
  expect(limitsOf('Early buyers can select finishes like quartz countertops.')).toEqual({
    counters: ['potential'],
  });
  expect(limitsOf('Per plan, homes include a mudroom.')).toEqual({ mudroom: ['planned'] });
});

test('what a room would be good for, it isn’t yet', () => {
  expect(plain('The sewing corner makes a perfect study, music room, or den.')).toEqual([]);
  expect(plain('A desk by the window creates an ideal study.')).toEqual([]);
  expect(plain('The loft can flex as a media room.')).not.toContain('a media room');
  expect(plain('A shed offers multiple uses as a home office or gym.')).not.toContain('a home office');
  expect(plain('The cottage works nicely as a one-bedroom with a study.')).not.toContain('a study');
  expect(plain('It offers a home office, a den and great storage.')).toEqual(['a home office', 'a den']);
  expect(plain('The open kitchen makes a perfect flow between the patio and the den.')).toContain('a den');
});

test('what is sold separately isn’t part of the home', () => {
  const first = (sentence: string) => readFeatures(sentence, 'f', 'home')[0]?.qualifiers;
  expect(first('Two parking spaces and a private cage are available for purchase.')).toEqual(['extra-cost']);
  expect(first('Deeded parking space sold separately.')).toEqual(['extra-cost']);
  expect(first('One parking space and a private cage are included.')).toEqual([]);
});

test('what may be put in, and what another home of the house has, isn’t this home’s', () => {
  expect(plain('Cats are fine, and there is an allowance for in-unit washer/dryers.')).toEqual([]);
  expect(plain('The hall has a washer and dryer (not currently installed).')).toEqual([]);
  expect(plain('With its private entrance, the second residence has exposed brick.')).toEqual([]);
  expect(plain('The house has a private entrance and exposed brick.')).toHaveLength(2);
});

test('what a sentence is “not to mention” is there', () => {
  expect(plain('It comes with a wine cellar, not to mention a sauna.')).toContain('a sauna');
  expect(plain('There is not only a gas fireplace but a wood stove.')).toContain('a gas fireplace');
  expect(plain('There is not a sauna.')).not.toContain('a sauna');
});
