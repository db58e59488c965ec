import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import type { Copy } from './copy.ts';
import { plainLead } from './plain-lead.ts';
import { asIdea, type PostIdea } from './post-ideas.ts';

function copyOf(description: string, city = 'Larkmere'): Copy {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city,
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    type: 'Single family',
    yearBuilt: 1980,
    description,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  return { facts, story, link: 'https://hearthcast.example/x', occasion: 'for-sale', openHouse: null };
}

const mill = copyOf(
  'The galley has slate counters and a brass sink. A cedar sauna stands behind the barn. The library keeps its walnut shelves and a rolling ladder.',
);
const lifted = (copy: Copy, sign: RegExp): PostIdea => {
  const found = copy.story.sentences.find(({ text }) => sign.test(text));
  if (!found) throw new Error('No such sentence.');
  return asIdea(found);
};

test('a sentence of the listing doesn’t open a post: the home and its place stand before it', () => {
  const { text } = plainLead(mill, lifted(mill, /library/), 200, [
    { text: 'A home with a sauna.', told: ['sauna'] },
  ]);
  expect(text).toMatch(/^A .* in Larkmere: the library (?:keeps|has) /);
});

test('a line that names nothing, or what another variant has named, gives way to a point', () => {
  const bare = plainLead(mill, { text: 'A home in Larkmere.', told: [] }, 200, []);
  expect(bare.text).toMatch(/^A .* in Larkmere(?:: | with )|^A .* with this home in Larkmere\.$/);
  const again = { text: 'A sauna comes with this home in Larkmere.', told: ['sauna'] };
  expect(plainLead(mill, again, 200, [{ text: 'A home with a sauna.', told: ['sauna'] }]).text).not.toContain(
    'sauna',
  );
});

test('a line of ours stays as it is', () => {
  const idea = { text: 'A home in Larkmere with a sauna.', told: ['sauna'] };
  expect(plainLead(mill, idea, 200, [])).toBe(idea);
});

test('what there is around a home is nothing that it comes with, and its place is named once', () => {
  const pond = copyOf(
    'There are four hundred mills around the pond. The home is on a quiet lane in Larkmere by the ferry. The library keeps its walnut shelves.',
  );
  const others = [{ text: 'A home in Larkmere with a library.', told: ['library'] }];
  const { text } = plainLead(pond, { text: 'A home in Larkmere.', told: [] }, 200, others);
  expect(text).not.toMatch(/with four hundred|Larkmere.*Larkmere/);
});

test('no variant opens as another does', () => {
  const said = { text: 'A home in Larkmere with a stage.', told: [] };
  expect(plainLead(mill, said, 200, [said]).text).not.toBe(said.text);
});
