import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { isFiller } from '../story/lead-sentence.ts';
import type { Copy } from './copy.ts';
import { nearIdea } from './place-ideas.ts';
import { plainPoint } from './plain-point.ts';
import { starIdea } from './star-points.ts';
import { writePosts } from './write-posts.ts';

function tell(description: string): Copy {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 2,
    baths: 2,
    type: 'Condo',
    description,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const link = 'https://hearthcast.example/listings/x';
  const facts = undisputed(homeFacts(row), story);
  return { facts, story, occasion: 'for-sale', openHouse: null, link };
}

const deck = 'A spiral stair leads to a 400-square-foot private roof terrace with views of Heron Bay.';
const loft = `The kitchen has an oak counter. ${deck} The hall has a bench. Pine floors run through both rooms.`;

test('one post of a network opens with the best sentence, on X as well', () => {
  const copy = tell(loft);
  expect(starIdea(copy, 200, [])?.text).toBe(deck);
  for (const network of ['facebook', 'twitter'] as const)
    expect(
      writePosts(network, copy).filter((post) => post.startsWith(deck)),
      network,
    ).toHaveLength(1);
});

test('no two posts of a network open with it', () => {
  const copy = tell(loft);
  const [said] = [starIdea(copy, 200, [])].flatMap((one) => one ?? []);
  expect(said && starIdea(copy, 200, [said])?.text).not.toBe(deck);
});

test("a first line doesn't name a place twice", () => {
  const twice = tell('A loft just steps from Heron Bay with wide views of Heron Bay. It has an oak counter.');
  expect(nearIdea(twice, 200)?.text.match(/Heron Bay/g)?.length ?? 0).toBeLessThan(2);
});

test('what blends charm with comfort opens nothing, and a great room is no praise', () => {
  expect(isFiller('This brick cottage blends timeless charm with modern ease.')).toBe(true);
  expect(isFiller('This 1911 cottage blends vintage beams with 12 new windows.')).toBe(false);
  const room = 'The plan on the pond side has a wide, bright, great room with a stove.';
  expect(plainPoint(room)).toBe(room);
});
