import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { networks } from '../rules.ts';
import { ownRemarks } from '../writing/own-sentences.ts';
import { featureIdea } from '../writing/post-ideas.ts';
import { writePosts } from '../writing/write-posts.ts';
import { writeRemarks } from '../writing/write-remarks.ts';
import { homeStory, undisputed } from './home-story.ts';

function tell(description: string, type = 'Condo', beds = 2, more: Partial<Listing> = {}) {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds,
    baths: 2,
    type,
    description,
  });
  const row = { zipCode: '05852', localImages: [], ...listing, ...more } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  const link = 'https://hearthcast.example/listings/x';
  return { story, facts, copy: { facts, story, link, occasion: 'for-sale', openHouse: null } as const };
}

const filler =
  'The layout blends comfort and convenience for an effortless lifestyle. Every detail has been thoughtfully curated. ';
const rich = `${filler}The living room has a wood-burning fireplace and original stained-glass windows. The kitchen has quartz counters and stainless steel appliances. A covered porch looks over the walled garden. The roof was replaced in 2023. Call Joe at (555) 010-2020 today!`;

test('remarks are the sentences that people remember, in their order, within the limit', () => {
  const { copy } = tell(rich);
  expect(writeRemarks(copy, 1000)).toBe(
    '2-bedroom, 2-bath condo in Larkmere. The living room has a wood-burning fireplace and original stained-glass windows. The kitchen has quartz counters and stainless steel appliances. A covered porch looks over the walled garden. The roof was replaced in 2023.',
  );
  expect(writeRemarks(copy, 120)).toBe(
    'The living room has a wood-burning fireplace and original stained-glass windows. The roof was replaced in 2023.',
  );
});

test('a first line names what is the home’s own, never what is shared or only possible', () => {
  const { copy } = tell(
    'The building has a doorman, a roof deck and a sauna. The garage could become a guest house with a wood stove. The living room has a library wall and exposed brick.',
  );
  for (const network of ['facebook', 'instagram', 'twitter', 'linkedin'] as const)
    for (const [first = ''] of writePosts(network, copy).map((post) => post.split('\n\n')))
      expect(first).not.toMatch(
        /^(?:a|come see the) [^.]*(?:roof deck|sauna|guest house|wood stove)(?![^.]* in the building)/i,
      );
  expect(featureIdea(copy, 180).text).toMatch(/exposed brick/);
});

test('what a first line names is not said again below it', () => {
  const { copy } = tell(rich);
  for (const post of writePosts('facebook', copy).slice(0, 2))
    expect(post.match(/wood-burning fireplace/g)?.length ?? 0).toBeLessThanOrEqual(2);
  const [post = ''] = writePosts('instagram', copy);
  expect(post.match(/stained[- ]glass/g)).toHaveLength(1);
});

test('rooms that the description counts otherwise, or that belong to several homes, are not one home’s', () => {
  expect(
    tell('A junior one-bedroom with a north view and a large closet.', 'Condo', 1).facts.beds,
  ).toBeNull();
  const duplex = tell('Two flats, each with its own porch and a garden.', 'Multi-Family', 5);
  expect(duplex.facts.beds).toBeNull();
  const { copy } = duplex;
  for (const text of writePosts('facebook', copy)) expect(text).toContain('5 beds in all, ');
  const junior = tell('A sunny “Jr. One-Bedroom” with a wood stove and a walled garden.', 'Condo', 1);
  expect(junior.facts.beds).toBeNull();
  for (const text of writePosts('google', junior.copy)) expect(text).toMatch(/junior one-bedroom condo/i);
  const building = tell('A nine-unit brick building on the harbor with bay windows.', 'Townhouse', 9);
  expect([building.facts.beds, building.facts.kind]).toEqual([null, 'nine-unit building']);
});

test('a welcome and an offer are told as what they name', () => {
  const { story } = tell(
    'Welcome to Quarry Mill, a brick building from 1912 with nine lofts. A rare opportunity to own a corner loft with a wall of windows. Vacant and easy to show. Please do not disturb the tenants.',
  );
  expect(story.sentences.map(({ text }) => text)).toEqual([
    'Quarry Mill is a brick building from 1912 with nine lofts.',
    'This is a corner loft with a wall of windows.',
  ]);
});

test('a sentence that counts what was corrected is not said again', () => {
  const corrections = { beds: { value: 6, pageSaid: 4, by: 'agent@example.com', at: '2026-11-16' } };
  const upstairs = 'Upstairs are four bedrooms and a reading nook with a window seat.';
  const porch = 'A covered porch looks over the walled garden.';
  const said = (more: Partial<Listing>) =>
    tell(`${upstairs} ${porch}`, 'House', 4, more).story.sentences.map(({ text }) => text);
  expect(said({})).toEqual([upstairs, porch]);
  expect(said({ beds: 6, corrections: corrections as never })).toEqual([porch]);
  // Resolved in a review, without a correction.
  expect(said({ beds: 6 })).toEqual([porch]);
});

test('three variants have three ideas and sentences of their own', () => {
  const { copy, story } = tell(
    `${rich} The library has a rolling ladder and a bay window. Oak floors run through the whole upper level. A cedar sauna stands beside the deck. Just steps from Mill Pond, the ferry and the market. The quiet street ends at the water. A spiral stair leads to a 400-square-foot roof terrace with views of Heron Bay. The 1911 boathouse was converted to a studio in 2020. Bluestone steps from 1911 lead down to a private dock. A heated greenhouse stands by the gate.`,
  );
  for (const network of ['facebook', 'linkedin'] as const) {
    const posts = writePosts(network, copy);
    // A first line may say one behind what the home is.
    const used = posts.map((post) =>
      story.sentences.filter(({ text }) => post.toLowerCase().includes(text.toLowerCase())),
    );
    const [feature = [], near = [], invitation = []] = used;
    expect(feature.filter((one) => invitation.includes(one))).toEqual([]);
    // The post about the location still says what's for sale.
    expect(near.filter((one) => [...feature, ...invitation].includes(one)).length).toBeLessThan(2);
    expect(posts[1]).toMatch(/Mill Pond[^.]* steps from this|steps from Mill Pond/i);
    expect(posts[2]).not.toMatch(/Come see this /);
    // What the others open with isn't its own.
    expect(posts[2]?.split('\n')[0]).toMatch(/greenhouse|boathouse|fireplace|library|sauna/);
  }
});

test('every post has all figures, and what limits the home wherever the home is described', () => {
  const { copy } = tell(
    'This 2-bedroom, 2-bath loft has brick vaults and a wood stove. Sold as is. Cash only. The deck faces the pond.',
  );
  for (const network of ['facebook', 'instagram', 'twitter', 'linkedin'] as const)
    for (const post of writePosts(network, copy)) {
      expect(post).toMatch(/2 beds, 2 baths|2 bedrooms and 2 baths|2-bedroom, 2-bath/);
      expect(post).toMatch(/cash only/i);
      expect(post).toMatch(/sold as is/i);
    }
  expect(writeRemarks(copy, 1000)).toMatch(/cash only/i);
});

test('nobody is invited to a home that is seen only after an offer', () => {
  const { copy } = tell('The mill has a roof deck and a sauna. Interior viewing with accepted offer.');
  for (const network of ['facebook', 'instagram', 'linkedin', 'google', 'sms'] as const)
    for (const text of writePosts(network, copy)) {
      expect(text).not.toMatch(/for a time|come see|pick a time|for a showing/i);
      expect(text).toMatch(/accepted offer/i);
    }
});

test('what is not permitted stays so in every text', () => {
  const { copy } = tell(
    'The loft has brick vaults. Short-term rentals are not permitted in the building. Smoking not permitted.',
  );
  const texts = [...writePosts('facebook', copy), writeRemarks(copy, 1000)];
  for (const text of texts) expect(text).not.toMatch(/(?<!not )permitted/);
});

test('remarks open with what it is and where, and end with what isn’t told yet', () => {
  const { copy } = tell(
    'The kitchen has quartz counters and an island. The roof was replaced in 2023. A wine cellar lies below. There is a sauna. The street is quiet and ends at the water in Hollis Park.',
  );
  const remarks = writeRemarks(copy, 1000);
  expect(remarks).toMatch(/^2-bedroom, 2-bath condo in Larkmere/);
  expect(remarks).toMatch(/sauna/);
});

test('a post about the street still says what is for sale', () => {
  const { copy } = tell(
    'The loft has a roof deck and a sauna. Just two blocks from Mill Pond, the ferry and Quarry Market. The library has oak panels.',
  );
  const [, place = ''] = writePosts('facebook', copy);
  expect(place).toMatch(
    /^An? [^.:]*\bcondo in Larkmere, two blocks from Mill Pond|^Two blocks from Mill Pond: a .* in Larkmere/,
  );
  expect(place).toMatch(/9 Quarry Lane[\s\S]*\n2 beds/);
});

test('where somebody lives, no text invites to a visit', () => {
  const { copy } = tell(
    'The loft has a roof deck and a sauna. Rented into 2027. Please do not disturb the tenants.',
  );
  for (const network of ['facebook', 'instagram', 'twitter', 'linkedin'] as const)
    for (const post of writePosts(network, copy)) {
      expect(post).not.toMatch(/come see|pick a time|for a time|showing/i);
      expect(post).toContain('Tenant in place into 2027.');
    }
});

test('the sponsor’s line is in every text, short on X, and every post on X says who lists it', () => {
  const { copy: told } = tell(
    'The loft has a roof deck and a sauna. The complete offering terms are in an offering plan available from the sponsor, file number CD99-0001.',
  );
  const copy = { ...told, facts: { ...told.facts, agentName: 'Ada Quill', brokerage: 'Quill Homes' } };
  for (const network of ['facebook', 'instagram', 'linkedin'] as const)
    for (const post of writePosts(network, copy))
      expect(post).toContain('in an offering plan available from Sponsor. File No. CD99-0001.');
  for (const post of writePosts('twitter', copy)) {
    expect(post).toContain('Offering plan available from Sponsor, File No. CD99-0001.');
    expect(post).toContain('Listed by Ada Quill, Quill Homes');
  }
  expect(writeRemarks(copy, 1000)).toContain('File No. CD99-0001.');
});

test.each([
  ['9 Quarry Lane #PENTHOUSE', '9 Quarry Lane, Penthouse'],
  ['9 Quarry Lane UNIT PENTHOUSE', '9 Quarry Lane, Penthouse'],
  ['9 Quarry Lane #TOWNHOUSE', '9 Quarry Lane'],
  ['9 Quarry Lane #BLDG', '9 Quarry Lane'],
  ['9 Quarry Lane #PENTHOUSE 4', '9 Quarry Lane, Penthouse 4'],
  ['9 Quarry Lane APT 3F', '9 Quarry Lane Apt 3F'],
  ['9 Quarry Lane #5BC', '9 Quarry Lane #5BC'],
])('%s is told as %s', (address, street) => {
  expect(tell('A loft with brick vaults.', 'Condo', 2, { address }).facts.street).toBe(street);
});

test('what is true of some homes in a building, or of the building, isn’t told of this one', () => {
  const { story } = tell(
    'All penthouse homes have private roof decks. The loft has brick vaults and a wood stove. The building was restored by Ada Quill Architects.',
  );
  expect(story.sentences.map(({ text }) => text).join(' ')).not.toMatch(/penthouse homes/);
  expect(story.credit).toBe('in a building restored by Ada Quill Architects');
});

test('who furnished a home didn’t draw it', () => {
  const house = (text: string) => tell(text, 'Single family', 4).story.credit;
  expect(house('A brick house with interior design by the renowned Ada Quill. It has a sauna.')).toBeNull();
  expect(house('A brick house designed by Ada Quill in 1902. It has a sauna.')).toBe('designed by Ada Quill');
});

test('what a list of amenities names is everybody’s, though no item says so', () => {
  const named = (heading: string) =>
    tell(
      `The loft has brick vaults.\n\n${heading}:\n\n- Music room with a grand piano\n\nThe floors are oak.`,
    )
      .story.points.map(({ name }) => name)
      .join(', ');
  expect(named('Quill House has many amenities, including')).not.toContain('music room');
  expect(named('Highlights')).toContain('music room');
});

test('a description in capitals is read like any other', () => {
  const { story } = tell(
    'RARE 3 BEDROOM TOWNHOME IN THE HEART OF LAKEWOOD. WALLED GARDEN WITH A FOUNTAIN OFF THE KITCHEN. THE LIVING ROOM HAS A LIBRARY WALL AND A LIMESTONE FIREPLACE. ATTACHED 2 CAR GARAGE.',
    'Townhouse',
    3,
    { city: 'Dallas' },
  );
  expect(story.neighborhood).toBe('Lakewood');
  expect(story.sentences.map(({ text }) => text)).toContain(
    'The living room has a library wall and a limestone fireplace.',
  );
});

test('a building is told by its units and tenants, and beds and sizes that are disputed are left out', () => {
  const { copy } = tell(
    'A fully occupied 9-unit brick building on the harbor, studios beside one-bedroom units.',
    'Multi-Family',
    9,
  );
  for (const text of writePosts('facebook', copy)) {
    expect(text).toMatch(/\n9 units[,.]/);
    expect(text).not.toMatch(/9 beds/);
  }
  expect(writePosts('facebook', copy)[0]).toMatch(/^A fully occupied 9-unit /);
  expect(writePosts('sms', copy)[0]).toMatch(/^Fully occupied 9-unit building/);
  // Nobody counted units in a two-family home.
  const double = tell('This 2-family house has a walled garden and a library.', 'Multi-Family', 5);
  for (const text of writePosts('facebook', double.copy)) expect(text).not.toMatch(/2 units/);
  const let3 = tell(
    'A 4-unit brick building with a coach house. Each flat has 2 bedrooms, 1 bath and a porch.',
    'Multi-Family',
    8,
  );
  for (const text of writePosts('facebook', let3.copy)) expect(text).toContain('4 units, 8 beds in all, ');
  const { facts } = tell(
    'A row house with a built-in garage. A living area of 2,140 sqft. 3 bedrooms, 2 full bathrooms, and 0 half bathrooms.',
    'House',
    5,
    { sqft: '2,900' as never },
  );
  expect([facts.beds, facts.sqft, facts.baths]).toEqual([null, null, '2']);
});

test('no text has what the listing only imagines, and a building is not what it was', () => {
  const { copy, story, facts } = tell(
    'This 20-foot-wide brick townhouse stands by the mill. Formerly set up as a seven-unit building, it is now vacant. The parlor has carved oak mantels. Conceptual plans by Ada Quill come with it. Imagine five floors served by a private elevator, with a sauna and a roof deck over the pond. Design elements like a wine cellar and a library complete it.',
    'Townhouse',
    5,
  );
  expect(story.several).toBeNull();
  expect(story.credit).toBeNull();
  expect(facts.kind).toBe('townhouse');
  const texts = [
    writeRemarks(copy, 1000),
    ownRemarks(facts.story ?? facts.description ?? '', story, 1000),
    ...networks.flatMap((network) => writePosts(network, copy)),
  ];
  for (const text of texts)
    expect(text).not.toMatch(
      /elevator|sauna|roof deck|wine cellar|library|(?<!Formerly set up as a )seven-unit/i,
    );
  expect(texts.join(' ')).toMatch(/mantels/);
});
