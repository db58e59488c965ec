import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import type { Network } from '../rules.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { nounOf } from './noun-of.ts';
import { featureIdea } from './post-ideas.ts';
import { writeEmailCopy } from './write-email-copy.ts';
import { writePosts } from './write-posts.ts';

function tell(description: string, type = 'Condo', city = 'Larkmere') {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city,
    state: 'VT',
    price: 585_000,
    beds: 2,
    baths: 2,
    type,
    description,
  });
  const row = { zipCode: '05852', localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  const link = 'https://hearthcast.example/listings/x';
  return { facts, story, link, occasion: 'for-sale', openHouse: null } as const;
}

const first = (network: Network, copy: ReturnType<typeof tell>) => writePosts(network, copy)[0] ?? '';

const house = tell(
  'Set on a hill, the Tanner House is a registered Larkmere landmark. The Tanner House was designed by Ada Quill in 1888. A carved stair climbs to a library below a stained glass dome. The screened porch looks south. The kitchen has a copper range hood and two sinks. Mill Pond Park is steps from the gate.',
  'Single family',
);

test('a house that has a name is told by it', () => {
  expect(first('facebook', house)).toMatch(/Tanner House/);
  expect(first('sms', house)).toMatch(/^The Tanner House in Larkmere, designed by Ada Quill, /);
  expect(first('instagram', house)).toMatch(
    /^The Tanner House, an Ada Quill-designed .*home in Larkmere with /,
  );
  expect(first('instagram', house).match(/Quill/g)).toHaveLength(1);
  expect(first('instagram', house)).toContain('#TannerHouse');
  expect(first('google', house)).toMatch(/^For sale: the Tanner House, an? /);
  expect(writeEmailCopy(house).heading).toMatch(/^The Tanner House, an? /);
  // If there's a dome, nobody leads with the porch.
  expect(featureIdea(house, 170, 3, true, 'instagram').text).toMatch(/glass dome/);
  expect(featureIdea(house, 170, 3, true, 'instagram').text).not.toMatch(/porch/);
});

const loft = tell(
  'Welcome to The Heronry - where old timber meets new comfort. Set on a quiet, tree-lined street on the border of Old Town and Lincoln Park, this spacious condo has wide rooms. The bright living room has a bay window. The dining room has a coffered ceiling. In-unit laundry is behind the hall.',
  'Condo',
  'Chicago',
);

test('a building that has a name, and the neighborhoods around it, are named', () => {
  expect(first('instagram', loft)).toMatch(/^A .*condo at The Heronry/);
  expect(first('instagram', loft)).toContain('#LincolnPark #OldTown #TheHeronry');
  expect(first('twitter', loft)).toContain('The Heronry');
  expect(first('sms', loft)).toMatch(/^2-bed condo at The Heronry/);
  expect(writeEmailCopy(loft).subjects.join(' ')).toMatch(/at The Heronry/);
  expect(first('facebook', loft)).not.toMatch(/^A [^.]*bay window/);
});

test('what nobody else has comes before what everybody has', () => {
  const copy = tell(
    'White oak floors lead to a living area with bay windows. The kitchen has Wolf & Sub-Zero appliances and a 120-bottle dual-zone wine fridge. The bath has a therapeutic Japanese soaking tub of Hinoki wood. The building has a fitness center.',
  );
  const posts = writePosts('instagram', copy);
  expect(featureIdea(copy, 170, 3, true, 'instagram').text).toMatch(/a Japanese soaking tub/);
  expect(posts.slice(0, 2).join(' ')).toMatch(/a 120-bottle (?:dual-zone )?wine fridge/);
  for (const text of posts.slice(0, 2)) expect(text.split('\n')[0]).not.toMatch(/bay windows/);
  expect(first('sms', copy)).toMatch(/soaking tub/);
});

test('remarks and email tell the kitchen and the place before a second sentence about one thing', () => {
  const copy = tell(
    'This duplex has three planted terraces above the pond. The first terrace has a teak bench, a gas grill and a view of the old mill and its wheel. The second terrace has a long stone table, a heater and room for twelve under a pergola of wisteria. The third terrace has a cedar hot tub, an outdoor shower and beds of herbs that came from the old abbey. The kitchen has a soapstone counter and a blue range from Lyon. Mill Pond Park is two blocks from the door, and the Larkmere ferry is four.',
  );
  const { body, heading } = writeEmailCopy(copy);
  expect(body).toMatch(/kitchen has a soapstone/);
  expect(body).toMatch(/Mill Pond Park/);
  expect(heading).toMatch(/terrace/);
});

test('a deck is told with what is seen from it, and a loft is called one', () => {
  const duplex = tell(
    'This duplex apartment has a private roof deck. Climb to the private roof deck, where you look out to the Quarry River. The two bedrooms are upstairs.',
  );
  expect(featureIdea(duplex, 170, 3, true, 'instagram').text).toMatch(
    /a private roof deck looking out to the Quarry River/,
  );
  const loft = tell('This handsome 930 sq. ft. loft has 11-foot ceilings. A stove warms it.');
  expect(featureIdea(loft, 170, 3, true, 'instagram').text).toMatch(/\bloft\b/);
});

test('a building with a duplex-up in it is no duplex', () => {
  const building = tell(
    'The building has an owner’s duplex-up and three apartments with oak floors.',
    'Multi-family',
  );
  expect(nounOf(building)).not.toMatch(/duplex/);
});
