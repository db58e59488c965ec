import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { creditedWork } from './episode/statements.ts';
import { buildFactSheet } from './facts/build-fact-sheet.ts';
import { findFeature, readHome } from './home.ts';
import { starFeatures } from './star-features.ts';

const [first] = tenHomes as [SampleHome];
const homeOf = (description: string, type = 'Condo') =>
  readHome(buildFactSheet(sampleHome({ ...first, type, features: [], description })));
const find = (description: string, id: string, type?: string) =>
  homeOf(description, type).features.find((feature) => feature.id === id);

test('what adorns the front of a building is nobody’s terrace', () => {
  const adorned = 'Dressed in limestone, decorative terraces and iron rails, Quince Towers stands out.';
  expect(find(adorned, 'terrace')).toBeUndefined();
  expect(find('The apartment has a terrace.', 'terrace')).toBeDefined();
});

test('a garage across the street isn’t the home’s', () => {
  const across = 'For convenience, a parking garage and the tram stop are right across the street.';
  expect(find(across, 'garage')?.qualifiers).toEqual(['nearby']);
  expect(find('The house has an attached garage.', 'garage', 'Single family')?.qualifiers).toEqual([]);
});

test('a new building with an old look isn’t an old one', () => {
  expect(find('Plum House has a pre-war aesthetic.', 'prewar')).toBeUndefined();
  expect(find('The apartment is on the third floor of a pre-war building.', 'prewar')).toBeDefined();
});

test('thousands of square feet of loft are no platform under the roof', () => {
  expect(find('It has 7,400 SF of residential loft space on three levels.', 'loft-space')).toBeUndefined();
  expect(find('A ladder leads to the loft space above.', 'loft-space')).toBeDefined();
});

test('what is upstairs only is told with its floor, and no talk begins with it', () => {
  const home = homeOf('Upstairs, herringbone floors lead to the guest rooms.', 'Single family');
  const floors = home.features.find(({ id }) => id === 'herringbone');
  expect(floors?.where).toBe('upstairs');
  expect(starFeatures(home)).toEqual([]);
  expect(
    find('On the 4th floor, herringbone floors run to the windows.', 'herringbone')?.where,
  ).toBeUndefined();
});

test('a terrace of the primary suite stays the suite’s', () => {
  const suite = 'The primary suite has a fireplace, a terrace and a walk-in closet.';
  expect(find(suite, 'terrace', 'Single family')?.where).toBe('off the primary suite');
});

test('two sinks beside a dishwasher are no vanity, and dining rooms of one home are one', () => {
  expect(
    find('It is fitted with two dishwashers, two sinks and an island.', 'double-vanity'),
  ).toBeUndefined();
  expect(find('The parlor floor has large living and dining rooms.', 'formal-dining')?.phrase).toBe(
    'dining room',
  );
});

test('a hookup is no washer, and the laundry of a building makes no basement of one’s own', () => {
  const pantry = 'The pantry has a hookup for a small washer and dryer.';
  expect(find(pantry, 'washer-dryer')).toBeUndefined();
  expect(find('Laundry machines stand in the basement.', 'basement')?.qualifiers).toEqual(['shared']);
  const open = 'The kitchen opens to the dining room, with slate counters and a deep pantry.';
  expect(find(open, 'pantry')?.spot?.room).toBe('kitchen');
});

test('a nine-acre park isn’t the home’s land', () => {
  expect(find('It stands in a 9-acre enclave with paths.', 'acreage', 'Townhouse')).toBeUndefined();
  expect(find('The house sits on 1.5 acres.', 'acreage', 'Single family')).toBeDefined();
});

test('an island that the house stands on is land, whatever stands on it', () => {
  expect(
    find('Being on an island brings quiet to these few homes.', 'island', 'Single family'),
  ).toBeUndefined();
  expect(find('The kitchen has a cooktop on an island.', 'island')).toBeDefined();
});

test('the style of a front is not the style of the house', () => {
  const front = 'Behind its Queen Anne-style façade, the house has a den.';
  expect(find(front, 'victorian', 'Single family')).toBeUndefined();
  expect(find('A Queen Anne house with a den.', 'victorian', 'Single family')).toBeDefined();
});

test('what is seen from the roof is told outdoors', () => {
  const seen = find('Enjoy skyline views from the rooftop terrace.', 'views', 'Single family');
  expect(seen?.topic).toBe('outside');
});

test('a second terrace is a terrace to people who have heard of none', () => {
  expect(find('The study opens to a second terrace.', 'terrace', 'Single family')?.phrase).toBe('terrace');
});

test('the ceilings of one room are told with the room', () => {
  expect(
    find('The living room has high ceilings and a fireplace.', 'tall-ceilings', 'Single family')?.where,
  ).toBe('in the living room');
  expect(find('The house has high ceilings.', 'tall-ceilings', 'Single family')?.where).toBeUndefined();
});

test('a name for something else is no room of the home', () => {
  const house = (text: string, id: string) => find(text, id, 'Single family');
  expect(house('The house is a study in quiet colors.', 'office')).toBeUndefined();
  expect(house('The house has a study in the rear.', 'office')).toBeDefined();
  const suite = 'The bedrooms, one flight up from the parlor, share a terrace.';
  expect(house(suite, 'flights-up')).toBeUndefined();
  expect(house('They added new attic insulation in 2024.', 'attic')).toBeUndefined();
  const levels = 'The garden and parlor levels hold the living and dining rooms.';
  expect(house(levels, 'parlor')).toMatchObject({ phrase: 'parlor level', number: 'singular' });
});

test('one room with several names is none of them yet', () => {
  const limits = (text: string, id: string) => find(text, id, 'Single family')?.qualifiers;
  expect(limits('There is a separate bedroom/office/den and a bath.', 'den')).toEqual(['alternative']);
  expect(limits('The lower level has a living space or playroom.', 'bonus-room')).toEqual(['alternative']);
  expect(limits('The living/dining room faces the lane.', 'formal-dining') ?? []).toEqual([]);
});

test('whose it is stays as the sentence has it', () => {
  const inside = 'The house has an internal elevator serving each floor.';
  expect(find(inside, 'house-elevator', 'Condo')?.topic).toBe('levels');
  expect(find('The apartment is in an elevator building.', 'house-elevator')).toBeUndefined();
  const pool = 'Upstairs are a primary suite and saltwater pool lit by a skylight.';
  expect(find(pool, 'skylight', 'Single family')?.where).toBe('upstairs');
  expect(find(pool, 'indoor-pool', 'Single family')?.topic).toBe('levels');
  expect(find('Behind the house is a saltwater pool.', 'pool', 'Single family')?.topic).toBe('outside');
});

test('a height that only some rooms reach is told as that', () => {
  expect(find('It has lofty ceilings up to 10’ and oak floors.', 'tall-ceilings')).toBeUndefined();
  expect(find('It has lofty ceilings up to 10 feet and oak floors.', 'tall-ceilings')?.phrase).toBe(
    'ceilings up to 10 feet',
  );
  expect(find('Up to 11-foot ceilings and oak floors.', 'tall-ceilings')?.phrase).toBe(
    'ceilings up to 11 feet',
  );
});

test('the floors and windows of one room are told with the room, unless the home has them everywhere', () => {
  const room = 'The living room has herringbone floors and crown molding.';
  expect(find(room, 'herringbone', 'Single family')?.where).toBe('in the living room');
  expect(find(room, 'crown-molding', 'Single family')?.where).toBe('in the living room');
  const all = `${room} The house has herringbone floors.`;
  expect(findFeature(homeOf(all, 'Single family'), 'herringbone')?.where).toBeUndefined();
  const level = 'The main level has an open plan with hardwood floors.';
  expect(find(level, 'hardwood', 'Single family')?.where).toBe('on the main level');
});

test('the closets of the other bedrooms aren’t the primary one’s', () => {
  const where = (text: string) =>
    homeOf(text, 'Single family').features.find(({ id }) => /closet/.test(id))?.where;
  expect(where('Each of the secondary bedrooms is quiet, with light and custom walk-in closets.')).toBe(
    'in the other bedrooms',
  );
  expect(where('The third and fifth floors hold four bedrooms, each with baths and custom closets.')).toBe(
    'in the other bedrooms',
  );
  expect(where('Two walk-in closets serve the primary suite.')).toBeUndefined();
});

test('what is downstairs only is told as downstairs', () => {
  const lower =
    'The lower level adds a guest bedroom and a bath. There is also a game room, plus radiant heated floors and a dry bar.';
  expect(find(lower, 'heated-floors', 'Single family')?.where).toBe('on the lower level');
  expect(find(lower, 'wet-bar', 'Single family')?.where).toBe('on the lower level');
  const next = `${lower} Modern comforts include a gas fireplace.`;
  expect(find(next, 'gas-fireplace', 'Single family')?.where).toBeUndefined();
  const main = 'The kitchen is new. There is also a game room, plus radiant heated floors and a dry bar.';
  expect(find(main, 'wet-bar', 'Single family')?.where).toBeUndefined();
});

test('a second laundry stands for none where there is a first', () => {
  const two = homeOf(
    'A laundry room is upstairs. The attic has a second laundry area with a sink.',
    'Single family',
  );
  expect(findFeature(two, 'laundry-room')?.phrase).toBe('laundry room');
});

test('what is tall on the parlor floor isn’t tall everywhere', () => {
  const house = 'The parlor floor spans four rooms, living room to pantry, with 13-foot ceilings.';
  expect(find(house, 'tall-ceilings', 'Single family')?.where).toBe('on the parlor floor');
});

test('the kitchens of a building have an island each', () => {
  expect(find('Custom kitchens combine white cabinets with wood islands.', 'island')).toMatchObject({
    phrase: 'wood island',
    number: 'singular',
  });
});

test('a key to the building’s elevator makes it nobody’s own', () => {
  const text = '40 East 31st Street is a small cooperative with a lobby, a key-locked elevator and a super.';
  expect(find(text, 'private-elevator', 'Co-op')).toBeUndefined();
  expect(find(text, 'elevator', 'Co-op')?.qualifiers).toEqual(['shared']);
});

test('a roof deck among the unit’s own things isn’t given to the building', () => {
  const text = 'You get in-unit laundry, a private garage, and a rooftop deck.';
  expect(find(text, 'roof-deck')?.qualifiers).toEqual([]);
  expect(find('There is a rooftop deck.', 'roof-deck')?.qualifiers).toEqual(['shared']);
});

test('ceilings with two names are told once', () => {
  const home = homeOf('The duplex has double-height ceilings. Nearly 20-foot ceilings bring in the light.');
  expect(home.features.filter(({ phrase }) => /ceilings/.test(phrase)).map(({ id }) => id)).toEqual([
    'tall-ceilings',
  ]);
});

test('a trail with a name is told by its name only', () => {
  const home = homeOf('A quiet lane two blocks from Alder Square and the Lakefront Trail.');
  expect(home.features.map(({ id }) => id)).toEqual(['named-place', 'named-place']);
});

test('an apartment on a parlor floor has no parlor floor, and floors in the plural are upstairs', () => {
  expect(find('This parlor-level apartment has a fireplace.', 'parlor')).toBeUndefined();
  expect(find('The house has a parlor floor.', 'parlor', 'Single family')).toBeDefined();
  const upper = 'The rooms of the third through fifth floors keep their wainscoting.';
  expect(find(upper, 'wainscoting', 'Single family')?.where).toBe('on the upper floors');
});

test('a warm floor behind a bath, or on a level with bedrooms, stays there', () => {
  const bath = 'The ensuite with a standing tub, a double vanity and heated floors faces the lane.';
  expect(find(bath, 'heated-floors')?.where).toBe('in the bath');
  const lower = 'The lower level has two more bedrooms, a wet bar and heated floors.';
  expect(find(lower, 'heated-floors', 'Single family')?.where).toBe('on the lower level');
  expect(find('Central air on the upper floors.', 'central-air', 'Single family')?.where).toBe(
    'on the upper floors',
  );
});

test('counters beside a basin aren’t the kitchen’s', () => {
  expect(find('It has a dual vanity, quartz countertops and a lighted mirror.', 'counters')).toBeUndefined();
  expect(find('It has quartz countertops, a sink and an oven.', 'counters')).toBeDefined();
});

test('water to look at is no swimming pool, and a private pool isn’t the building’s', () => {
  const garden = 'The private terrace has a heated plunge pool and teak benches.';
  expect(find(garden, 'pool')).toBeUndefined();
  expect(find(garden, 'reflecting-pool')).toMatchObject({ phrase: 'heated plunge pool', qualifiers: [] });
  expect(find('Planted with birches around a reflective pool, it is quiet.', 'pool')).toBeUndefined();
  expect(find('It has a private courtyard with its own pool.', 'pool')?.qualifiers).toEqual([]);
  expect(find('There is a private entrance, and there is a pool.', 'pool')?.qualifiers).toEqual(['shared']);
});

test('an island on the roof isn’t the kitchen’s, and a garden’s view isn’t seen from the couch', () => {
  const roof = 'A spiral stair climbs to the private roof deck with open views and a kitchen island.';
  expect(find(roof, 'island')).toMatchObject({
    phrase: 'island',
    topic: 'outside',
    where: 'on the roof deck',
  });
  expect(find('The kitchen opens to a deck and has an island.', 'island')?.topic).toBe('kitchen');
  for (const text of [
    'Planted with ferns & birches, it has benches and views of the Alder & Fig Rivers.',
    'Good for barbecues, naps, or just skyline views.',
    'With wide river views, the outdoor roof deck has a bar.',
  ])
    expect(find(text, 'views')?.topic).toBe('outside');
  expect(find('With wide river views, the living room is bright.', 'views')?.topic).toBe('living');
});

test('who designed a building isn’t credited with one apartment in it', () => {
  const workOf = (description: string, type?: string) => {
    const home = homeOf(description, type);
    return home.features.filter(({ id }) => id === 'credit').map((credit) => creditedWork(credit, home));
  };
  const address = 'Designed by Tessa Vale, 12 Alder Street is a quiet place with a lap pool.';
  expect(workOf(address)).toEqual(["building's design"]);
  expect(workOf(address, 'Single family')).toEqual(['design']);
  expect(workOf('The loft was designed by Tessa Vale.')).toEqual(['design']);
});

test('gyms at the end of the street aren’t the building’s, and parking on offer isn’t had', () => {
  expect(find('Bakeries, good gyms and the Fig Club seconds away.', 'gym')?.qualifiers).toContain('nearby');
  expect(
    find('The building has a gym, and the sandy shore of the lake is steps away.', 'gym')?.qualifiers,
  ).toEqual(['shared']);
  const offered = homeOf('Heated garage parking spaces are available.').features;
  expect(offered.filter(({ topic, qualifiers }) => topic === 'parking' && qualifiers.length === 0)).toEqual(
    [],
  );
});

test('a washer before the ease of a full-service building is the home’s', () => {
  const text = 'It also has a washer and dryer, deep closets, and the ease of a full-service building.';
  expect(find(text, 'washer-dryer')?.qualifiers).toEqual([]);
});
