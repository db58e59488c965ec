import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { readScopes } from './read-scopes.ts';
import { shortName, tellFeature } from './tell-feature.ts';

const read = (sentence: string, scope: Parameters<typeof readFeatures>[2] = 'home') =>
  readFeatures(sentence, 'f', scope);
const told = (sentence: string) => read(sentence).map(tellFeature);
const limited = (sentence: string) =>
  Object.fromEntries(read(sentence, readScopes([sentence])[0]).map(({ id, qualifiers }) => [id, qualifiers]));

test('a feature is told in the words of the listing, without its praise', () => {
  expect(
    told(
      'The stunning kitchen has gleaming honed marble countertops, a six-burner Wolf gas range and tons of walnut cabinetry.',
    ),
  ).toEqual(
    expect.arrayContaining(['honed marble countertops', 'a six-burner Wolf gas range', 'walnut cabinetry']),
  );
  expect(told('Two wood-burning fireplaces and 10’ ceilings.')).toEqual(
    expect.arrayContaining(['two wood-burning fireplaces', '10-foot ceilings']),
  );
  expect(told('Rich Custom Stained Hardwood Floors and an Oversized Center Island.')).toEqual(
    expect.arrayContaining(['custom stained hardwood floors', 'an oversized center island']),
  );
});

test('what is made of something that has no number has one itself', () => {
  expect(told('There is a wall of glass.')).toContain('a wall of glass');
  expect(told('It has wall to wall windows.')).toEqual(['wall-to-wall windows']);
});

test('capitals that only stress a thing are calmed', () => {
  expect(told('You get garage PARKING and two private BALCONIES.').sort()).toEqual([
    'garage parking',
    'two private balconies',
  ]);
  expect(told('It has a Large Private Balcony off the parlor Floor.')).toEqual(
    expect.arrayContaining(['a large private balcony off the parlor floor']),
  );
  expect(told('It has Hudson River views.')).toEqual(['Hudson River views']);
});

test('an exposed brick wall is one; exposed brick is not', () => {
  expect(told('It has an exposed brick wall.')).toEqual(['an exposed brick wall']);
  expect(told('It has exposed brick.')).toEqual(['exposed brick']);
});

test('a yard is a place, not a measure', () => {
  expect(told('The pavement ends a few hundred yards before the house; the fenced yard is level.')).toEqual([
    'a fenced yard',
  ]);
});

test('a list of things stays a list of things', () => {
  expect(told('It offers granite, stainless steel appliances, and a private, landscaped garden.')).toEqual(
    expect.arrayContaining(['stainless steel appliances', 'a private landscaped garden']),
  );
});

test('what is not plainly there, or not plainly its own, is marked', () => {
  expect(limited('The garage has power for a workshop.').workshop).toContain('potential');
  expect(limited('Residents enjoy a heated pool and a gym.').pool).toContain('shared');
  expect(limited('Imagine a roof deck with a hot tub.')['roof-deck']).toContain('potential');
  expect(limited('Steps from the dog park and a golf course.').golf).toContain('nearby');
  expect(limited('There is no elevator.').elevator).toContain('negated');
  expect(limited('Garage parking is available for rent.')['garage-parking']).toContain('extra-cost');
  expect(limited('The apartment has its own private terrace.').terrace).toEqual([]);
  expect(limited("There is access to the association's well-kept private backyard.").yard).toContain(
    'shared',
  );
});

test('a sentence that begins with the place and comes to the home speaks of both', () => {
  expect(
    limited(
      'Set on a quiet block near Mill Park, this third-floor loft features exposed brick and a balcony.',
    ),
  ).toMatchObject({ 'exposed-brick': [], balcony: [] });
  expect(
    limited('In a full-service building with a gym, this two-bedroom has a washer/dryer and a terrace.'),
  ).toMatchObject({ gym: ['shared'], 'washer-dryer': [], terrace: [] });
  expect(limited('Steps from the park, the pool and the library.').pool).toContain('nearby');
  expect(
    readScopes([
      'Set in a full-service building, this loft has a balcony.',
      'A deck is off the living area.',
    ]),
  ).toEqual(['building', 'home']);
});

test('what is next to another room, or reached through it, is still the home’s', () => {
  expect(limited('The laundry room near the kitchen has a washer and dryer.')['washer-dryer']).toEqual([]);
  expect(limited('The mudroom has access to the oversized garage.').garage).toEqual([]);
  expect(limited('There is access to the roof deck.')['roof-deck']).toEqual(['nearby']);
  expect(limited('Enjoy the comfort of in-unit laundry.')['in-unit-laundry']).toEqual([]);
  expect(limited('Light pours in, creating a space that flows to the deck.').deck).toEqual([]);
});

test('where a feature is goes with it', () => {
  expect(told('Central air on the second floor.')).toEqual(['central air on the second floor']);
});

test('a name is not a feature', () => {
  expect(told('It sits quietly around the corner from Vista Terrace and the old Library Hotel.')).toEqual([]);
});

test('what is named in the words behind a thing is told along with it', () => {
  const features = readFeatures('A library with a wood-burning fireplace.', 'x', 'home');
  expect(features.find(({ id }) => id === 'library')?.tail).toBe('with a wood-burning fireplace');
  expect(features.find(({ id }) => id === 'wood-fireplace')?.tailOf).toBe('library');
});

test('a hookup on a balcony leaves the balcony there; a place for one is not one', () => {
  const balcony = readFeatures('A balcony with a gas hookup.', 'x', 'home').find(
    ({ id }) => id === 'balcony',
  );
  expect(balcony?.qualifiers).toEqual([]);
  const easily = readFeatures('The room easily fits a table and opens to a balcony.', 'x', 'home');
  expect(easily.find(({ id }) => id === 'balcony')?.qualifiers).toEqual([]);
});

test('the year before a name is its year', () => {
  expect(readFeatures('Highlights include 2021 HVAC and storage.', 'x', 'home')[0]?.year).toBe('2021');
});

test('gardens of others and verbs are no features of the home', () => {
  expect(limited('A terrace overlooking the gardens of the neighboring homes.')).toMatchObject({
    terrace: [],
    garden: ['nearby'],
  });
  expect(limited("Near the Mill Walk's elevated gardens.").garden).toContain('nearby');
  expect(told('As you walk up the stoop, there is a foyer.')).not.toContain('a walk-up');
  expect(limited('A private storage room in the garage.').garage).toContain('shared');
  expect(limited('A separate office/den.').office).toContain('alternative');
});

test('hyphens that agents leave out are put back', () => {
  expect(told('The roofdeck offers views of the city.')).toContain('views of the city from the roof deck');
  expect(told('It has a roof top deck, a wood burning fireplace and a walk in closet.')).toEqual(
    expect.arrayContaining(['a rooftop deck', 'a wood-burning fireplace', 'a walk-in closet']),
  );
});

test('a view is named up to its name', () => {
  expect(told('Enjoy views of Marsh Park and Lake Orr looking north.')).toContain(
    'views of Marsh Park and Lake Orr',
  );
});

test('a thing has a short name once it is known', () => {
  const [wall] = read('A glass-enclosed wine wall.');
  expect(wall && shortName(wall)).toBe('wine wall');
  const [door] = read('A pocket door.');
  expect(door && shortName(door)).toBe('pocket door');
});

test('a view keeps its name whole, and a view of half a street name has none', () => {
  const [view] = read('It has panoramic views of Mill Park.');
  expect(view && shortName(view)).toBe('views of Mill Park');
  expect(told('It has views of leafy East 75th Street.')).toContain('views');
  expect(told('It has views of tree-lined Alder Street.').join()).not.toMatch(/of tree\b/);
  const [windows] = read('South and west-facing windows.');
  expect(windows && shortName(windows)).not.toMatch(/^and/);
});

test('what a plan allows, what is permitted, and what the building keeps private are not the home’s', () => {
  expect(
    limited('The apartment allows for a wide living room with large windows and a decorative fireplace.'),
  ).toMatchObject({
    'decorative-fireplace': ['potential'],
  });
  expect(
    limited('Pets, in-unit washer and dryer, co-purchasing and gifting are permitted.')['washer-dryer'] ??
      limited('Pets, in-unit washer and dryer, co-purchasing and gifting are permitted.')['in-unit-laundry'],
  ).toContain('potential');
  expect(
    read('A lounge opens to the private garden.', 'building').find(({ id }) => id === 'garden')?.qualifiers,
  ).toContain('shared');
});

test.each([
  ['A quiet creek lot with .64 acres of oaks.', '0.64 acres'],
  ['The mudroom leads to the heated 2.5-car garage.', 'heated 2.5-car garage'],
  ['Past the orchard stands a three-and-a-half-car garage.', 'three-and-a-half-car garage'],
  ['Past the orchard stands a three and a half car garage.', 'three-and-a-half-car garage'],
])('a decimal is never cut: %s', (sentence, phrase) => {
  expect(read(sentence).map((feature) => feature.phrase)).toContain(phrase);
});

test.each([
  ['The tub stands under a stained-glass transom.', 'stained-glass', 'singular'],
  ['The stairs have stained-glass windows.', 'stained-glass', 'plural'],
  ['There is stained glass throughout.', 'stained-glass', 'mass'],
])('one of a thing takes its article: %s', (sentence, id, number) => {
  expect(read(sentence).find((feature) => feature.id === id)?.number).toBe(number);
});

test.each([
  ['The Larkmere Conservatory is two blocks away.', 'sunroom'],
  ['A carved fireplace mantel was saved.', 'fireplace'],
  ['Original fireplace mantles are in every room.', 'fireplace'],
  ['There is a bike dock at the corner.', 'dock'],
])('what only sounds like it is none: %s', (sentence, id) => {
  expect(read(sentence).map((feature) => feature.id)).not.toContain(id);
});

test('what a layout could hold is not there yet', () => {
  const { 'breakfast-nook': nook } = limited('The hall easily accommodates a bench and a breakfast nook.');
  expect(nook).toEqual(['potential']);
});

test('a view keeps the whole name of what it is of, or none', () => {
  const [bridge] = read('It has views of the Iron Mill Bridge.');
  expect(bridge && shortName(bridge)).toBe('views of the Iron Mill Bridge');
});

test('a view of two places ends with a whole name', () => {
  expect(told('It has views over Mill Park and Lake Ashby.').join()).not.toMatch(/and Lake$/);
});

test('a room in capitals is calmed', () => {
  expect(told('It has a separate formal DINING ROOM.')).toContain('a separate formal dining room');
});

test('half of a pair of directions is no view', () => {
  const seen = (text: string) => readFeatures(text, '0', 'home').map(({ phrase }) => phrase);
  expect(seen('The roof deck has east/west views.').join(' ')).not.toMatch(/west/);
  expect(seen('The roof deck has west views.').join(' ')).toMatch(/west views/);
});

test('what was taken out, never put in or could come back is not there', () => {
  expect(
    limited('The powder room was removed to make way for a washer and dryer, which were never installed.'),
  ).toEqual({ 'powder-room': ['gone'], 'washer-dryer': ['gone'] });
  expect(limited('The hot tub has been taken out.')).toEqual({ 'hot-tub': ['gone'] });
  expect(limited('You may reinstall the tub to recreate the half bath.')['powder-room']).toEqual([
    'potential',
  ]);
  expect(limited('The wood-burning fireplace can be re-installed.')['wood-fireplace']).toEqual(['potential']);
  expect(limited('There are in-unit laundry hook ups in the hall.')['in-unit-laundry']).toEqual([
    'potential',
  ]);
  expect(limited('Leased solar panels sit on the roof.').solar).toEqual(['extra-cost']);
  expect(limited('The wall to the dining room was removed.')['formal-dining'] ?? []).toEqual([]);
});

test('a size with two sides is told whole, and one of the best gyms is one', () => {
  expect(told("It has a private 14' x 6' balcony.")).toEqual(['a private 14-by-6-foot balcony']);
  expect(told('Neighbors share one of the largest gyms in town.')).toEqual(['a gym']);
  expect(told('One of its terraces offering unobstructed views.')).toContain('unobstructed views');
  expect(told('Few of the homes here are located on an island.')).toEqual([]);
});

test('a limit goes with its thing: hours, price, and whose it is', () => {
  expect(told('The building has a daily doorman from 3-11PM and a bike room.')[0]).toBe(
    'a doorman from 3 to 11 p.m.',
  );
  expect(told('There is a doorman 8am to 4pm.')).toEqual(['a doorman from 8 to 4']);
  expect(limited('Garage parking additional.')['garage-parking']).toEqual(['extra-cost']);
  expect(limited('The two rear units include private decks.').deck).toContain('other-unit');
  expect(limited('Every unit has a/c (one with central air).')['central-air']).toBeUndefined();
  expect(limited('The apartment has central air.')['central-air']).toEqual([]);
});

test('a thing keeps the name that the listing gives it', () => {
  expect(told('There is a live-in resident manager.')).toEqual(['a live-in resident manager']);
  expect(told('The building has a full-time super.')).toEqual(['a full-time super']);
  expect(told('The home has a split floor plan.')).toEqual(['a split floor plan']);
  expect(read('This is a Neo-Georgian townhouse.').map(({ matched }) => matched)).toContain('Neo-Georgian');
});

test('what all bedrooms have is not told of one', () => {
  const wheres = (sentence: string) => read(sentence).map(({ where }) => where);
  expect(wheres('Both bedrooms include tall walls and built-in storage.')).toEqual(['in both bedrooms']);
  expect(wheres('The bedrooms have built-in shelves.')).toEqual(['in the bedrooms']);
  expect(wheres('The 2nd bedroom has a built-in desk.')).toEqual(['in the second bedroom']);
  expect(read('2nd bedroom is large w/ a rug and a Murphy bed.').at(-1)?.spot).toMatchObject({
    room: 'second bedroom',
    isSure: true,
  });
});

test('a renovated kitchen and bath are told apart', () => {
  expect(told('It has a renovated kitchen and bathroom.')).toContain('a renovated bathroom');
});

test('half of a name is completed, and no preposition is a thing', () => {
  expect(told('It has a surround sound, a whole-house water filtration and custom built ins.')).toEqual(
    expect.arrayContaining(['a surround sound system', 'a water filtration system', 'custom built-ins']),
  );
  expect(told('The shower has a rain head and body spray.')).toContain('body sprays');
  expect(told('Tucked behind a bookcase on the lower floor is a half bath.')).toEqual([
    'a half bath hidden behind a bookcase',
  ]);
  expect(told('A library hidden behind a mirror faces the stairs.')).toContain(
    'a library hidden behind a mirror',
  );
});
