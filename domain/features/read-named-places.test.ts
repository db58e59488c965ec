import { expect, test } from 'vitest';
import { readNamedPlaces } from './read-named-places.ts';
import { readNeighborhood } from './read-neighborhood.ts';

const places = (sentence: string) =>
  readNamedPlaces(sentence, 'f').map(({ phrase, where }) => `${where} ${phrase}`);

test('places are read with what the listing says of their distance', () => {
  expect(places('Just steps from Harbor Field, the Green Line and vibrant Oak Market.')).toEqual([
    'just steps from Harbor Field',
    'just steps from the Green Line',
    'just steps from Oak Market',
  ]);
});

test('schools and churches are never named as places nearby', () => {
  expect(places('It is wonderfully close to Lincoln Elementary, St. Mary Church and Grant Park.')).toEqual([
    'close to Grant Park',
  ]);
});

test('the neighborhood is the one the listing names, not the city', () => {
  expect(readNeighborhood(['Located in the heart of historic Old Mill, it shines.'], 'Dayton')?.name).toBe(
    'Old Mill',
  );
  expect(readNeighborhood(['Located in the heart of Dayton.'], 'Dayton')).toBeUndefined();
  expect(
    readNeighborhood(["A bright condo in the heart of Dayton's Mill Square neighborhood."], 'Dayton')?.name,
  ).toBe('Mill Square');
  expect(readNeighborhood(['Located in Harbor Condominiums.'], 'Dayton')).toBeUndefined();
});

test('places are read before what the listing says of their distance, too', () => {
  expect(places('Stop by Alder Foods, and Marsh Park are just minutes away.')).toEqual([
    'minutes from Alder Foods',
    'minutes from Marsh Park',
  ]);
});

test('the first word of a sentence is no place', () => {
  expect(places('With nearby ponds and quiet lanes, it suits walkers.')).toEqual([]);
});

test('half of a pair of streets or train lines is no name', () => {
  const named = (sentence: string) => readNamedPlaces(sentence, 'f').map(({ phrase }) => phrase);
  expect(named('It is near shops on Plum and Quince Streets and Harbor Park.')).toEqual(['Harbor Park']);
  expect(named('It is steps from the CTA Blue, Green, and Pink lines and Mill Street.')).toEqual([
    'Mill Street',
  ]);
});

test('a possessive names an owner, and a line has its article', () => {
  const named = (sentence: string) => readNamedPlaces(sentence, 'f').map(({ phrase }) => phrase);
  expect(named("The home is close to Duluth's harbor and Canal Park.")).toEqual(['Canal Park']);
  expect(named("The home is close to Mariano's market and Canal Park.")).toContain("Mariano's");
  expect(named('It has easy access to Canal Park and CTA Teal line.')).toContain('the CTA Teal Line');
});

test('water and parks are named as people call them, whole and without praise', () => {
  expect(places('It is just steps to the lake, shopping, and Harbor Drive.')).toEqual([
    'just steps from the lake',
    'just steps from Harbor Drive',
  ]);
  expect(places('Proximity to Parks: only a short stroll to scenic Mill River Park.')).toEqual([
    'a short stroll from Mill River Park',
  ]);
  expect(places('The home is near Aldersgate and Quarry Parks.')).toEqual([
    'near Aldersgate Park',
    'near Quarry Park',
  ]);
  expect(places('It is close to the Plum Street and the High Bridge.')[0]).toBe('close to Plum Street');
});

test('a slogan, a school, a corner and the home itself are no places nearby', () => {
  const named = (sentence: string) => readNamedPlaces(sentence, 'f').map(({ phrase }) => phrase);
  expect(named('It is just one block to the beach, Harbor Living at its absolute best!')).toEqual([
    'the beach',
  ]);
  expect(named('It is an easy walk to Tobias Mill and Arden schools.')).toEqual([]);
  expect(named('It is steps from the Teal Line and the lively Alder/Mason/Quince.')).toEqual([
    'the Teal Line',
  ]);
  expect(named('With easy access to shopping and nightlife, Residence 3E is a find.')).toEqual([]);
});

test('a neighborhood is read with or without the word, and never half of two', () => {
  const of = (sentence: string) => readNeighborhood([sentence], 'Dayton')?.name;
  expect(of('This home is located on the Upper East Side of the city.')).toBe('the Upper East Side');
  expect(of("It sits in Dayton's coveted Old Mill neighborhood.")).toBe('Old Mill');
  expect(of('It has a prime Old Mill location near the shops.')).toBe('Old Mill');
  expect(of('It crowns a handsome Upper West Side brownstone.')).toBe('the Upper West Side');
  expect(of('The house stands on one of the quietest blocks in the West Village.')).toBe('the West Village');
  expect(of('It is a few blocks from the West Village.')).toBeUndefined();
  expect(of('This one is in the heart of Old Mill/Quarry Hill.')).toBeUndefined();
  expect(of('Here you live on a leafy Central Park block.')).toBeUndefined();
});

test('a bus has its number, a restaurant is called one, and shops aren’t their neighborhood', () => {
  const named = (sentence: string) => readNamedPlaces(sentence, 'f').map(({ phrase }) => phrase);
  expect(
    named(
      'Getting around town without a car is simple with access to the Alder Red Line Station and Alder 48 Bus.',
    ),
  ).toEqual(['the Alder Red Line Station', 'the Alder 48 Bus']);
  expect(
    named(
      'The front door of this quiet house is moments from restaurants like Tin Heron and Olga Fry, and Mill Park.',
    ),
  ).toEqual(['the restaurant Tin Heron', 'the restaurant Olga Fry', 'Mill Park']);
  expect(
    named("The front door of this quiet house is steps from Cooper Hill's dining and shopping."),
  ).toEqual(["Cooper Hill's dining"]);
  expect(named("The front door of this quiet house is steps from Cooper Ave's shops.")).toEqual([
    "Cooper Avenue's shops",
  ]);
});

test('what a bus goes to is not near for that', () => {
  expect(places('A bus stop on the corner gives quick access to the lakefront.')).toEqual([]);
  expect(places('It has quick access to the lakefront.')).toEqual(['near the lakefront']);
});

test('each distance stays with its own places', () => {
  expect(
    places('The house sits just off Alder Park, within one block of the Crane and Otter Hotels and shops.'),
  ).toEqual([
    'just off Alder Park',
    'within one block of the Crane Hotel',
    'within one block of the Otter Hotel',
  ]);
});

test('less than two blocks are not two', () => {
  expect(places('The home is less than 2 blocks from Alder Lake.')).toEqual([
    'less than 2 blocks from Alder Lake',
  ]);
});

test('a station of two names or two lines is not told by half of them', () => {
  expect(places('Just steps to Alder Foods, North/Mason CTA red line stop and cafes.')).toEqual([
    'just steps from Alder Foods',
  ]);
  expect(
    readNamedPlaces(
      'Outside your door are sandy Alder Beach and the Mason Red & Purple Line stop.',
      'f',
      true,
    ).map(({ phrase }) => phrase),
  ).toEqual(['Alder Beach']);
});

test('what every street has is no name, however it is written', () => {
  const names = (sentence: string) => readNamedPlaces(sentence, 'f').map(({ phrase }) => phrase);
  expect(
    names('The whole terrace stands near Walking Paths, Tennis Courts, Dog Park and Harlan Field.'),
  ).toEqual(['Harlan Field']);
  expect(names('The attic has easy access to both East and West facing porches.')).toEqual([]);
  expect(
    names('The whole apartment building stands close to Blue Line, West Loop and Harlan Corridor.'),
  ).toEqual(['the Blue Line', 'the West Loop', 'the Harlan Corridor']);
});

test('the home’s own building is no place nearby', () => {
  const places = (sentence: string) => readNamedPlaces(sentence, 'f', true).map(({ phrase }) => phrase);
  expect(places('Tucked away yet moments from Harbor Park, The Alderman offers calm.')).toEqual([
    'Harbor Park',
  ]);
});
