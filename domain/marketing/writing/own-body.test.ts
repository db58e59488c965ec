import { expect, test } from 'vitest';
import { noStory } from '../story/home-story.ts';
import { publishableOwn } from '../story/publishable-story.ts';
import type { Copy } from './copy.ts';
import { ownBody } from './own-body.ts';

const story = [
  'The mill stands above the pond with a turret of stained glass.',
  'The kitchen has a soapstone island and a range with six burners.',
  'A private dock runs forty feet into the water.',
  'The attic could become a studio.',
  'It was a tannery.',
].join(' ');
const copy = { facts: { story }, story: noStory, occasion: 'for-sale' } as unknown as Copy;

test('a post without a body gets the agent’s sentences, each variant from another one on', () => {
  const [feature, place] = (['feature', 'place'] as const).map((idea) => ownBody(copy, 'facebook', idea, ''));
  expect(feature).toMatch(/^The mill stands/);
  expect(place).toMatch(/^The kitchen has/);
  expect(`${feature} ${place}`).not.toMatch(/could become|It was/);
  expect(ownBody(copy, 'facebook', 'feature', 'The mill stands above the pond with a turret')).toMatch(
    /^The kitchen/,
  );
});

test('a post says nothing that names nothing, and networks begin at different sentences', () => {
  const told = {
    ...copy,
    facts: { ...copy.facts, story: `${story} No expense was spared on the dock. Show more.` },
  };
  const bodies = (['facebook', 'linkedin', 'instagram'] as const).map((one) =>
    ownBody(told, one, 'feature', ''),
  );
  expect(bodies.join(' ')).not.toMatch(/No expense|Show more/);
  expect(new Set(bodies.map((body) => body.split('.')[0])).size).toBeGreaterThan(1);
});

test('a home with one sentence keeps it below every first line', () => {
  const thin = {
    ...copy,
    facts: { ...copy.facts, story: 'Walk the lanes of this Quarry Heights gem under tall elms.' },
  };
  for (const idea of ['feature', 'place', 'invitation'] as const)
    expect(ownBody(thin as Copy, 'facebook', idea, 'A home in Quarry Heights.')).toMatch(/^Walk the lanes/);
  expect(ownBody(thin as Copy, 'threads', 'place', 'A home in Quarry Heights.')).toBe('');
});

test('a network without room, a home that is sold and a home without a story get none', () => {
  expect(ownBody(copy, 'twitter', 'feature', '')).toBe('');
  expect(ownBody({ ...copy, occasion: 'sold' }, 'facebook', 'feature', '')).toBe('');
  expect(ownBody({ ...copy, facts: { ...copy.facts, story: null } }, 'facebook', 'feature', '')).toBe('');
});

test('what such a text may not say is left out of it', () => {
  const facts = {
    ...copy.facts,
    story: `${story}\n\nPerfect for young Christian couples.`,
    description: story,
  };
  const sources = { facts: { ...facts, features: [] } } as never;
  expect(publishableOwn(facts as never, 'mail', sources).story).not.toContain('Christian');
  expect(publishableOwn(facts as never, 'mail', sources).story).toContain('stained glass');
});

test('where an agent wrote in notes, posts say the notes, each another one', () => {
  const notes = {
    ...copy,
    facts: {
      ...copy.facts,
      story:
        "Sunny 1 bedroom with a tiled bath, quartz counters and a walled terrace. Chef's kitchen with a soapstone island, new range and oak shelves. Corner living room with tall windows and a wood stove.",
    },
  } as Copy;
  const bodies = (['feature', 'place', 'invitation'] as const).map((idea) =>
    ownBody(notes, 'facebook', idea, 'A condo.'),
  );
  expect(bodies).not.toContain('');
  expect(new Set(bodies).size).toBe(3);
});

test('praise that names nothing is no body', () => {
  const facts = {
    ...copy.facts,
    story:
      'This mill is a true standout on the pond. Sunshine and splendor await your personal touch. Make this quiet lane your new home.',
  };
  expect(ownBody({ ...copy, facts } as Copy, 'facebook', 'feature', '')).toBe('');
});

test('below another line nobody begins a second time, and a list with a late verb is no sentence', () => {
  const begun = {
    ...copy,
    facts: {
      ...copy.facts,
      story: `Step into this rebuilt mill above the pond with its turret. Residence 4C is a rebuilt mill with a dock and a turret. A tiled stove, wide walnut floors, and a drying room that vents out. ${story}`,
    },
  };
  for (const idea of ['feature', 'place', 'invitation'] as const)
    for (const network of ['facebook', 'instagram', 'linkedin'] as const)
      expect(ownBody(begun, network, idea, 'A mill above the lake.')).not.toMatch(
        /Step into|Residence 4C|tiled stove/,
      );
});
