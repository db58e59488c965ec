import { expect, test } from 'vitest';
import { broken } from './broken-phrases.ts';

const examples = [
  'The den works as an office, an or cedar mill.',
  'It has a screened in a cedar porch.',
  'The den has a hand-carved and a cork floor.',
  'The den has a Bosch appliance.',
  'The den has capture harbor views.',
  'The den has been offering cedar benches.',
  'It has cork floors and installed years ago.',
  'It has cedar closets The bench is old.',
  'The den has a cedar vanity a bench.',
  'It has cork floors curved harbor windows.',
  'It has cedar closets 2 cork benches.',
  "It's a 3 bedroom 2 bath.",
  'The tiled bath has a bench and a cedar kitchenette.',
  'The cedar kitchen has a bench and a soaking tub.',
  'The den has a porch overlooking the pond and a tiled bath.',
  'The common deck has harbor views and caged storage.',
  'The cork doors have a tiled bath.',
  'Storage has cedar benches.',
  'The design of the porch has a bench.',
  'The amenities include retail and a porter.',
  'The first floor of amenities has a mill.',
  'The suite has cedar benches.',
  'The den has yet another bench.',
  'Built in 1912, the cedar details include a bench.',
  'A cork system that has dials in every den.',
  'Completing the cabin is a porch.',
  "It's a mill that doesn't just sit.",
  'It has a brand-new, custom closets.',
  'Each den is situated and has a bar.',
  'The hall has a floor of steel, plus a glass stair.',
  'Cork floors run throughout, anchored by a hearth.',
  'The pier is block away.',
  'It has plenty cedar closets.',
  'It has an abundance of 11 cedar closets.',
  'The Quarrel delivers on its setting.',
  'It was drawn by Ada Quarrel, the architect of the time.',
  'It was drawn by a design firm, Quarrel and Pike.',
  'Three sheds, a cedar den and an old hall, have been bought.',
  "There's a triple den.",
  "It's a highest floor cabin.",
  "There's laundry open 24-hour.",
  'The roof has 360 views of the harbor.',
  'The parlor has a hearth spanning 23 feet wide.',
  'It has proximity to the mill.',
  'Owners benefit from a porter.',
  'It has access to the mill and the pier.',
  'The pier are just moments away.',
  'The cork floor has durability.',
  'The den has a bar to compliment the bench.',
  'Two dens have closets for all of the sewing.',
  'Access is provided through a cedar stair.',
  "There's open living space.",
  'Residents have a rooftop.',
  'Available leased sheds are available next door.',
  'It lives more like a cabin than a flat.',
  'Each of the dens has updated en-suites.',
  'The den has a bar or granite bench.',
];

test.each(broken.map((phrase, at) => [at, phrase] as const))(
  '%i strikes out what no other does: %s',
  (at, phrase) => {
    const others = broken.filter((_, other) => other !== at);
    const own = examples.filter(
      (example) => phrase.test(example) && !others.some((other) => other.test(example)),
    );
    expect(own).not.toEqual([]);
  },
);

test.each([
  'It has a den in an old mill.',
  'The Quarrel is at The Pier.',
  'The den has cork floors and leaded windows.',
  'The primary suite has an en suite bath.',
  'The piers are just moments away.',
  'The primary bath has a soaking tub.',
  "There's another bedroom off the hall.",
])('leaves: %s', (text) => {
  expect(broken.filter((phrase) => phrase.test(text))).toEqual([]);
});
