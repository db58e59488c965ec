import { expect, test } from 'vitest';
import { findSamplePage, listSamplePages } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { keyFeatures } from '../listings/content/key-features.ts';
import { readListingPage } from '../listings/extraction/read-listing-page.ts';
import type { Listing } from '../listings/queries.ts';
import { homeFacts } from './facts/home-facts.ts';
import { networks } from './rules.ts';
import { homeStory, noStory } from './story/home-story.ts';
import { writeAgentEmail } from './writing/write-agent-email.ts';
import { writeEmailCopy } from './writing/write-email-copy.ts';
import { writePosts } from './writing/write-posts.ts';
import { writeRemarks } from './writing/write-remarks.ts';
import { writeSellerEmail } from './writing/write-seller-email.ts';

const [bare] = sampleHomes(1) as [Listing];
const fromPages = listSamplePages().map(({ path, street }): Listing => {
  const reading = readListingPage(findSamplePage(path) ?? '', { url: `http://localhost:3000${path}` });
  if (!reading.readable) throw new Error(reading.reason);
  const { beds, baths, yearBuilt } = reading.facts;
  return {
    ...bare,
    address: street,
    beds: beds.value,
    baths: baths.value,
    yearBuilt: yearBuilt.value,
    features: keyFeatures(reading.facts),
  };
});
const homes: Listing[] = [
  ...fromPages,
  ...tenHomes.map((home): Listing => ({ ...bare, ...sampleHome(home).listing })),
  ...sampleHomes(10),
];

const singular =
  'fireplace|island|porch|patio|garage|barn|deck|balcony|pool|closet|suite|terrace|generator|charger|garden|yard|basement|courtyard|dock|locker|workshop|roof|stove|range|sink|pantry|casita|view';
/** In running text: a countable thing without an article. */
const bareNoun = new RegExp(
  `(?:^|[,:;.] |\\b(?:is|are|has|and|include|find|offers) )(?!(?:also )?(?:an?|the|no|one|with|its|has|plus an?)\\b)(?:[a-z][a-z-]* ){0,3}(?:${singular})(?=[,.;]| and\\b| with\\b|$)`,
  'm',
);
const stiff = /further named|also noted|the listing names|named in the listing|among what/i;

function runningText(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^[•▪—✨🏡🏷🎧#]/u.test(line))
    .join('\n');
}

/** The listing's own sentences are in the agent's style. */
function ownWords(text: string, sentences: readonly { text: string }[]): string {
  return sentences.reduce((rest, sentence) => rest.replaceAll(sentence.text, ''), text);
}

test.each(homes.map((listing) => [listing.address || 'a home without an address', listing] as const))(
  'everything written about %s can be read aloud',
  (_, listing) => {
    const facts = homeFacts(listing);
    for (const occasion of ['just-listed', 'under-contract', 'sold'] as const) {
      const story = homeStory(listing);
      const copy = { facts, story, occasion, openHouse: null, link: 'https://hearthcast.example/listings/x' };
      const emails = [writeEmailCopy, writeAgentEmail, writeSellerEmail].map((write) => write(copy));
      const mailed = emails.flatMap(({ subjects, preheaders, body }) => [...subjects, ...preheaders, body]);
      const posts = networks.flatMap((network) => writePosts(network, copy));
      if (occasion !== 'just-listed') for (const text of posts) expect(text).not.toMatch(/\bfor sale\b/i);
      for (const text of [...posts, ...mailed, writeRemarks(copy, 1000)]) {
        expect(runningText(ownWords(text, story.sentences))).not.toMatch(bareNoun);
        expect(text).not.toMatch(stiff);
        expect(text).not.toMatch(
          /\ban? (?:[a-z-]+ )?(?:heat|air|laundry|brick|insulation|frontage|parking)[,.]/,
        );
        expect(text).not.toMatch(/\ba [aei]|\ban [bcdfgjklmnpqrstvwz][a-z]/);
        expect(text).not.toMatch(/there is [a-z -]+(?:ceilings|floors|windows|views)[,.]/i);
      }
    }
  },
);

test('the check finds what it is for', () => {
  expect('It offers wood-burning fireplace and porch.').toMatch(bareNoun);
  expect('There is also kitchen island, a deck.'.replace('also ', '')).toMatch(bareNoun);
  expect('It has a porch, built-in bookcases and a deck.').not.toMatch(bareNoun);
});

test('a short post leads with what people remember, not with the air conditioning', () => {
  const leads = homes.map((listing) => homeFacts(listing).features[0] ?? '');
  for (const lead of leads) expect(lead).not.toMatch(/^(?:central air|radiant|heating|cooling|no hoa)/i);
  const ranch = homeFacts({ ...bare, features: ['Central air', 'New roof in 2024', 'Lake view', 'Garage'] });
  expect(ranch.features).toEqual(['Lake view', 'New roof in 2024', 'Garage', 'Central air']);
  expect(writeRemarks({ facts: ranch, story: noStory }, 1000)).toContain('a new roof from 2024');
});
