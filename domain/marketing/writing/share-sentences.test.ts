import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import type { StorySentence } from '../story/read-story.ts';
import { choosePoints } from './choose-points.ts';
import type { Copy } from './copy.ts';
import { planPosts } from './post-plan.ts';
import { shareSentences } from './share-sentences.ts';
import { writePosts } from './write-posts.ts';

function copyOf(description: string): Copy {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    type: 'Single family',
    description,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  return { facts, story, link: 'https://hearthcast.example/x', occasion: 'for-sale', openHouse: null };
}

const rich = copyOf(
  'This brick mill house has a roof deck with harbor views and a walled garden. The kitchen was rebuilt in 2023 around a soapstone island. A tiled stove warms the long parlor in winter. The library keeps its original walnut shelves and a rolling ladder. Mornings are quiet because the bedrooms face the rear courtyard. A separate guest house stands behind the elms with its own bath. The two-car garage has a workbench and a loft. Mill Pond is two blocks from the front door. The basement holds a wine cellar for 400 bottles.',
);
const networks = ['facebook', 'instagram', 'linkedin', 'google', 'threads', 'tiktok'] as const;

test('no network says a sentence twice, and none stands in more than five posts', () => {
  const shared = shareSentences(rich);
  const all = networks.flatMap((network) => {
    const said = Object.values(shared[network]).flatMap(({ idea, sentences }) => [
      idea.text,
      ...sentences.map(({ text }) => text),
    ]);
    expect(new Set(said).size, network).toBe(said.length);
    return Object.values(shared[network]).flatMap(({ sentences }) => sentences.map(({ text }) => text));
  });
  for (const text of all) expect(all.filter((one) => one === text).length, text).toBeLessThanOrEqual(5);
});

test('every post says something below its first line, the longer ones more than one thing', () => {
  for (const network of networks)
    for (const { body } of Object.values(planPosts(rich, network))) expect(body, network).not.toBe('');
  const { sentences } = shareSentences(rich).facebook.feature;
  expect(sentences.length).toBeGreaterThan(1);
});

test('where a home has one sentence, it is said again rather than not at all', () => {
  const thin = copyOf(
    'This brick house has a walled garden. A tiled stove warms the long parlor all winter.',
  );
  for (const { lead, body } of Object.values(planPosts(thin, 'facebook')))
    expect(`${lead} ${body}`).toContain('tiled stove');
});

test('a year that the first line says is not said again below it', () => {
  const old = copyOf(
    'This 1906 Victorian home has a walled garden and a turret. Built in 1906, this home keeps its stained glass. The kitchen has a soapstone island.',
  );
  for (const network of networks)
    for (const text of writePosts(network, old))
      expect(text.replace(/https:\S+/g, '').match(/\b1906\b/g)?.length ?? 0, text).toBeLessThan(2);
});

test('what the first line says is not said again below it, in whatever words, and the address stands once', () => {
  const terrace = copyOf(
    '9 Quarry Lane is a bright and welcoming home on the pond. A home with a 16-by-9-foot terrace above the pond and a tiled stove. The bedroom opens to a huge 16x9 foot terrace. The kitchen was rebuilt in 2023 around a soapstone island. A cedar sauna stands in the cellar. Practical conveniences include a parking space and a dry cellar.',
  );
  for (const network of networks)
    for (const text of writePosts(network, terrace)) {
      expect(text.match(/\b16(?:-by-|x)9\b/g)?.length ?? 0, text).toBeLessThan(2);
      expect(text.match(/9 Quarry Lane/g)?.length ?? 0, text).toBeLessThan(2);
      expect(text).not.toMatch(/^Practical conveniences/);
    }
});

const point = (text: string, featureIds: string[]): StorySentence => ({
  text,
  featureIds,
  topics: [],
  scope: 'home',
  worth: 4,
  at: 2,
  isDependent: false,
  isWhole: true,
});

test('what a first line says of street and rooms isn’t said again below it', () => {
  const idea = {
    text: 'Pond views from this 3-bedroom house on a tree-lined lane.',
    told: ['near:on a tree-lined lane'],
  };
  const points = [
    point('Lovingly kept 3-bedroom, 2-bath with a wide porch and slate floors.', ['beds:3', 'baths:2']),
    point('The house stands on a tree-lined lane by the old ferry.', ['tree-lined', 'transit']),
    point('The galley has slate counters and a gas range.', ['counters']),
  ];
  const none = { others: [], elsewhere: new Set<string>(), counts: new Map(), leads: new Map() };
  const wanted = { ...none, idea, name: 'invitation', channel: 'facebook', max: 3, room: 380 } as const;
  expect(choosePoints(points, wanted).map(({ text }) => text)).toEqual([points[2]?.text]);
});

test('a line below an offer that says what it is leaves the offer its address', () => {
  const plain = copyOf('The kitchen has slate counters. There is a pool behind the barn.');
  for (const text of writePosts('google', plain))
    expect(text.match(/3-bedroom/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
});
