import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { networks } from '../rules.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { hookLine } from './hook-line.ts';
import { featureIdea } from './post-ideas.ts';
import { writeEmailCopy } from './write-email-copy.ts';
import { writePosts } from './write-posts.ts';
import { writeRemarks } from './write-remarks.ts';

function tell(description: string, type = 'Condo', more: { beds?: number; yearBuilt?: number } = {}) {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 2,
    baths: 2,
    type,
    description,
    ...more,
  });
  const row = { zipCode: '05852', localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  const link = 'https://hearthcast.example/listings/x';
  return { facts, story, link, occasion: 'for-sale', openHouse: null } as const;
}

const brownstone =
  'This elegant 21-foot-wide Italianate brownstone has six wood-burning fireplaces. A walled garden lies behind it. The kitchen has a marble island. Just steps from Mill Pond, the ferry and the market. Oak stairs climb to a library with a rolling ladder. The roof was replaced in 2023. A cedar sauna stands in the cellar.';

test('a hook says what makes this home this home, and where it is', () => {
  const copy = tell(brownstone, 'Single family', { yearBuilt: 1866 });
  const hook = hookLine(copy, { maxLength: 170 });
  expect(hook.text).toMatch(/^A 21-foot-wide 1866 Italianate brownstone in Larkmere with /);
  expect(hook.text).toMatch(/six wood-burning fireplaces/);
  expect(hook.details).toBeGreaterThan(2);
  expect(hookLine(copy, { maxLength: 60 }).text.length).toBeLessThanOrEqual(60);
});

test('the hook is in the remarks, in every first variant, the subject and the heading', () => {
  const copy = tell(brownstone, 'Single family', { yearBuilt: 1866 });
  const { subjects, heading } = writeEmailCopy(copy);
  const posted = networks.filter((network) => network !== 'sms');
  const firsts = posted.map((network) => writePosts(network, copy)[0] ?? '');
  // A text message has no room for the year.
  expect(writePosts('sms', copy)[0]).toMatch(
    /^2-bed brownstone in Larkmere with six wood-burning fireplaces,/,
  );
  // A sentence with brochure words can't open a post.
  for (const text of firsts) expect(text).not.toMatch(/^(?:For sale: )?this elegant/i);
  for (const text of [...firsts, subjects[0] ?? '', heading, writeRemarks(copy, 1000)])
    expect(text).toMatch(/1866 (?:Italianate )?brownstone/i);
});

test('a place before a building is an adjective, and nothing is named twice', () => {
  const copy = tell(
    'A duplex residence at The Belmont with exposed brick and harbor views. The views of the harbor are wide.',
  );
  expect(hookLine(copy, { maxLength: 170 }).text).toBe(
    'A Larkmere duplex condo at The Belmont with exposed brick and harbor views.',
  );
});

test('a studio is called one above, and once more where its figures stand', () => {
  const copy = tell('A south-facing studio with a Murphy bed and a wood stove.', 'Condo', { beds: 0 });
  for (const network of networks)
    for (const post of writePosts(network, copy))
      expect(post.match(/studio/gi)?.length ?? 0, post).toBeLessThan(3);
  expect(writePosts('facebook', copy)[0]).toMatch(/^Studio, 2 baths/m);
});

const rich = `${brownstone} The dining room seats twelve under a plaster ceiling. A breakfast room opens to the terrace. The primary suite has a dressing room and a clawfoot tub. Two guest rooms share a bath with a skylight. The laundry room is on the third floor. The cellar holds 400 bottles of wine. Bluestone steps lead to the garden gate.`;

test.each([
  // A short sentence about one room may stand once on each network.
  [brownstone, 7],
  [rich, 6],
])('no sentence is in many of the 21 posts, or twice in one network', (description, most) => {
  const copy = tell(description, 'Single family', { yearBuilt: 1866 });
  const posts = networks.flatMap((network) => writePosts(network, copy));
  for (const { text } of copy.story.sentences) {
    expect(posts.filter((one) => one.includes(text)).length, text).toBeLessThanOrEqual(most);
    for (const network of networks)
      expect(writePosts(network, copy).filter((one) => one.includes(text)).length, text).toBeLessThanOrEqual(
        1,
      );
  }
});

test('what few listings can say comes right behind what it is', () => {
  const copy = tell(
    'A duplex loft with a roof deck. Offered for the first time in 51 years. It has a wood stove.',
  );
  expect(writePosts('facebook', copy)[0]).toContain('It is for sale for the first time in 51 years.');
  const { story } = copy;
  const point = {
    id: 'garage-parking',
    said: 'garage parking',
    name: 'garage parking',
    topic: 'parking',
  } as const;
  const traits = { ...story.traits, claims: ['Garage parking is included.'] };
  const parked = { ...copy, story: { ...story, traits, points: [{ ...point, notability: 5 }] } };
  expect(featureIdea(parked, 200).text.match(/parking/gi)).toHaveLength(1);
});

test('what was featured in a magazine features nothing', () => {
  const copy = tell(
    'This brick house was featured in Dwell. A roof deck with views of the harbor crowns it.',
    'Single family',
  );
  const { text } = hookLine(copy, { maxLength: 170 });
  expect(text).toContain('featured in Dwell');
  expect(text).not.toContain('featuring');
});

test('a costly house is told by what it has before what is next to it', () => {
  const { story, ...rest } = tell('A brick house, steps from Mill Pond.', 'Single family');
  const said = 'city views from the roof';
  const points = [{ id: 'views', said, name: said, topic: 'outside', notability: 3.7 }] as const;
  const text = (isCostly: boolean) =>
    hookLine(
      { ...rest, story: { ...story, points, setting: { ...story.setting, isCostly } } },
      { maxLength: 170, max: 1 },
    ).text;
  expect(text(false)).toContain('steps from Mill Pond');
  expect(text(true)).toContain(said);
});

test('a part is not counted beside its whole', () => {
  const copy = tell(
    'This brick loft has two private outdoor spaces. The back patio has views of Mill Pond and a stone bench. A cedar sauna stands in the cellar.',
  );
  const { text } = hookLine(copy, { maxLength: 200 });
  expect(text).not.toMatch(/outdoor spaces.*patio|patio.*outdoor spaces/);
});
