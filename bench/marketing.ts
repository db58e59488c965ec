import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureStyles } from '#adapters/renderer/contract.ts';
import { createRenderer } from '#adapters/renderer/create-renderer.ts';
import { homeFacts } from '#domain/marketing/facts/home-facts.ts';
import { usualOccasion } from '#domain/marketing/facts/occasions.ts';
import { imageSizes, kitSizes, networks, occasionNames } from '#domain/marketing/rules.ts';
import { homeStory } from '#domain/marketing/story/home-story.ts';
import { shortFacts, shortWhere } from '#domain/marketing/writing/copy.ts';
import { writePosts } from '#domain/marketing/writing/write-posts.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import type { Figure } from './instruments/figure.ts';

const root = join(import.meta.dirname, '..');
const HOMES = 50;
const MAX_MS = 1500;
const MAX_KB = 500;
const MIN_CONTRAST = 4.5;

/** The promotional picture of fifty homes, rotating styles and sizes, in CPU time of all threads; and all their posts. */
export async function benchMarketing(): Promise<Figure[]> {
  const photos = ['front-at-dusk', 'great-room', 'kitchen', 'terrace-with-fire-pit'].map((name) =>
    readFileSync(join(root, 'db/seed/lake-estate/photos', `${name}-1600.webp`)),
  );
  const renderer = createRenderer({ root });
  const listings = sampleHomes(HOMES);
  const homes = listings.map((listing) => homeFacts(listing));
  const drawn: { ms: number; kB: number; contrast: number }[] = [];
  for (const [index, facts] of homes.entries()) {
    const size = kitSizes[index % kitSizes.length] ?? 'square';
    const style = pictureStyles[index % pictureStyles.length] ?? 'evening';
    const { width, height } = imageSizes[size];
    const before = process.cpuUsage();
    const { bytes, contrast } = await renderer.drawPicture({
      style,
      width,
      height,
      photo: photos[index % photos.length] ?? null,
      badge: occasionNames[usualOccasion(facts)],
      price: facts.price,
      address: shortWhere(facts),
      cityLine: facts.cityLine,
      facts: shortFacts(facts),
      agent: facts.agentName,
      brokerage: facts.brokerage,
      note: null,
    });
    const { user, system } = process.cpuUsage(before);
    drawn.push({ ms: (user + system) / 1000, kB: bytes.length / 1000, contrast });
  }
  const slowest = Math.max(...drawn.map(({ ms }) => ms));
  const median = drawn.map(({ ms }) => ms).sort((a, b) => a - b)[HOMES / 2] as number;
  const largest = Math.max(...drawn.map(({ kB }) => kB));
  const faintest = Math.min(...drawn.map(({ contrast }) => contrast));
  return [
    { name: 'promotional picture, median of 50', value: `${Math.round(median)} ms CPU` },
    {
      name: 'promotional picture, slowest of 50',
      value: `${Math.round(slowest)} ms CPU`,
      bar: `< ${MAX_MS} ms`,
      isMet: slowest < MAX_MS,
    },
    {
      name: 'promotional picture, largest of 50',
      value: `${Math.round(largest)} kB`,
      bar: `< ${MAX_KB} kB`,
      isMet: largest < MAX_KB,
    },
    {
      name: 'promotional picture, lowest contrast of 50',
      value: `${faintest.toFixed(2)}:1`,
      bar: `≥ ${MIN_CONTRAST}:1`,
      isMet: faintest >= MIN_CONTRAST,
    },
    { name: 'posts of one home (8 networks × 3 variants)', value: `${postMs(listings).toFixed(2)} ms` },
  ];
}

function postMs(homes: ReturnType<typeof sampleHomes>): number {
  const started = performance.now();
  for (const listing of homes) {
    const facts = homeFacts(listing);
    const copy = {
      facts,
      story: homeStory(listing),
      occasion: usualOccasion(facts),
      openHouse: null,
      link: 'https://hearthcast.example/listings/x?src=x',
    };
    for (const network of networks) writePosts(network, copy);
  }
  return (performance.now() - started) / homes.length;
}
