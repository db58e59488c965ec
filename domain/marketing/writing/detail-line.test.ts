import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { networks } from '../rules.ts';
import { homeStory } from '../story/home-story.ts';
import type { Copy } from './copy.ts';
import { detailLine } from './detail-line.ts';
import { writePosts } from './write-posts.ts';

function copyOf(description: string): Copy {
  const sample = sampleHome({
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
  const listing = { localImages: [], ...sample.listing } as unknown as Listing;
  return {
    facts: homeFacts(listing),
    story: homeStory(listing),
    link: 'https://hearthcast.example/x',
    occasion: 'for-sale',
    openHouse: null,
  };
}

test('one thing alone is no list', () => {
  const copy = copyOf('The condo has a decorative fireplace.');
  for (const idea of ['feature', 'place', 'invitation'] as const)
    expect(detailLine(copy, 'google', idea, '')).toBe('');
});

test('what is left is told in a sentence, each thing once', () => {
  const copy = copyOf(
    'The loft has a private terrace, a wood-burning fireplace, granite countertops, a formal dining room with a vaulted ceiling, a vaulted ceiling and a soaking tub.',
  );
  for (const channel of networks.filter((one) => one !== 'sms')) {
    for (const idea of ['feature', 'place', 'invitation'] as const) {
      const line = detailLine(copy, channel, idea, '');
      expect(line).toMatch(/^[A-Z].+\.$/);
      expect(line).not.toMatch(/:|\balso\b|itself/);
      expect(line.match(/vaulted ceiling/g)?.length ?? 0).toBeLessThan(2);
      expect(line).not.toMatch(/granite|soaking tub/);
    }
  }
});

test('a sentence about a thing in the unit is not taken for what the home is', () => {
  const copy = copyOf(
    'A washer and dryer combo is located in the unit, and a voice intercom answers the door. The kitchen and bath have both been updated with oak shelves.',
  );
  for (const text of writePosts('google', copy))
    expect(text).not.toMatch(/[Ii]t is a washer|For sale: a washer/);
});
