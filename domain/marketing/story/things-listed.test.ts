import { expect, test } from 'vitest';
import { thingsListed } from './things-listed.ts';

test('of a long list of amenities, what people ask for first is told, in its order', () => {
  expect(
    thingsListed(
      'Quarry Tower is a full-service building with a mail room, an outdoor pool, bike storage, a sundeck with grills, a gym, a card room, a tennis court, and a dog run.',
    ),
  ).toBe(
    'Quarry Tower is a full-service building with an outdoor pool, a sundeck with grills, a gym, a card room, a tennis court and a dog run.',
  );
});

test("who might live there isn't said", () => {
  expect(
    thingsListed("The building's amenities include a pool, a sauna, a gym and a children's playroom."),
  ).toBeUndefined();
  expect(thingsListed('Building amenities include a pool, a sauna, a gym, and a playroom.')).toBe(
    'Building amenities include a pool, a sauna and a gym.',
  );
});

test("a short list, and what isn't the building's, stays", () => {
  expect(thingsListed('Building amenities include a pool, a sauna and a gym.')).toBeUndefined();
  expect(
    thingsListed('The kitchen has a stove, an oven, a sink, a rack, a bar, a bench and a hood.'),
  ).toBeUndefined();
});
