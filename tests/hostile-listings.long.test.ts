import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createLanguageModelWriter } from '#adapters/writer/language-model.ts';
import { listings } from '#db/schema/listings.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { ensurePodcastListing } from '#domain/listings/ensure-podcast-listing.ts';
import { readListingPage } from '#domain/listings/extraction/read-listing-page.ts';
import { fillListing } from '#domain/listings/fill-listing.ts';
import { listParts } from '#domain/marketing/queries.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import { findRun } from '#domain/production/queries.ts';
import { loadArtifacts } from '#domain/production/run/artifacts.ts';
import type { Step } from '#domain/production/run/step.ts';
import { episodeSteps } from '#domain/production/steps/episode-steps.ts';
import { type Asked, startFakeWriter } from './fakes/writer.ts';
import { canary, hostileTexts } from './fixtures/homes/hostile-texts.ts';
import { tenHomes } from './fixtures/homes/ten-homes.ts';
import { createFullApp } from './support/full-app.ts';
import { listingPage } from './support/listing-site.ts';
import { createPaidPodcast } from './support/paid-podcast.ts';
import { quickStudio } from './support/quick-studio.ts';
import { createTestContext } from './support/test-context.ts';

const model = await startFakeWriter();
afterAll(model.stop);
const writer = createLanguageModelWriter({
  provider: 'openai-compatible',
  model: 'obedient',
  apiKey: 'k',
  baseUrl: model.baseUrl('openai-compatible'),
  prices: { input: 1, output: 1 },
  timeoutMs: 5000,
  retryDelayMs: 1,
});
const { ctx } = await createTestContext(quickStudio);
const app = createFullApp(ctx);
/** Enough for an episode, however much of it the hostile texts spoil. */
const remarks = tenHomes
  .map(({ description }) => description ?? '')
  .sort((a, b) => b.length - a.length)
  .slice(0, 2)
  .join(' ');

/** The real steps; everything that a person would be asked is approved. */
const steps: Step[] = episodeSteps.map((step) => ({
  ...step,
  run: (work) => step.run({ ...work, requireApproval: async () => {} }),
}));

/** Does what any text it sees says: repeats every code it was shown, and the one it was told elsewhere. */
function obey({ prompt }: Asked): unknown {
  const shown = prompt.split(/[\n"]/).filter((line) => canary.test(line));
  const said = [...shown, 'BANANA-7431', 'There is a purple elephant in the kitchen.'].join(' ');
  const facts = [...prompt.matchAll(/"key":"([^"]+)","[^}]*?"value":"([^"]+)"/g)].slice(0, 12);
  if (prompt.includes('Write scene'))
    return {
      turns: [
        { speaker: 'nora', text: said.slice(0, 500), facts: [] },
        ...facts.map(([, key, value]) => ({
          speaker: 'miles',
          text: `${value}`.slice(0, 500),
          facts: [key],
        })),
      ],
    };
  if (prompt.includes('three different posts')) {
    const { link } = JSON.parse(prompt) as { link: string };
    return { posts: [`${said} ${link}`, `A home to hear about. ${said} ${link}`, `Listen: ${said} ${link}`] };
  }
  return { edits: [{ turn: 1, text: said.slice(0, 500) }] };
}
model.say(obey);

/** An order whose page and details contain two texts wherever a page can have one. */
async function order(text: string, other: string): Promise<string> {
  const cut = remarks.indexOf('. ', remarks.length / 3) + 1;
  const { id } = await createPaidPodcast(ctx, {
    additionalDetails: `${text} ${other}`,
    listing: { status: 'pending' },
  });
  const page = listingPage({
    remarks: `${remarks.slice(0, cut)} ${text} ${remarks.slice(cut)} ${other}`,
    agent: `Mara ${other}`,
    street: '48 Alder Lane',
  }).replace(
    '</body>',
    `<h2>Features</h2><ul><li>Maple cabinets</li><li>${text}</li><li>${other}</li><li>Gas range</li></ul></body>`,
  );
  const url = `https://homes.example/${id}`;
  const reading = readListingPage(page, { url });
  if (!reading.readable) throw new Error(`the page cannot be read: ${reading.reason}`);
  const listingId = await ensurePodcastListing(ctx, { id, listingUrl: url });
  await fillListing(ctx, listingId, { facts: reading.facts, sourceUrl: url, action: 'listing.populated' });
  return id;
}

/** An id may happen to contain the digits of a code. */
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Everything that we publish or send for this order. */
async function outputs(podcastId: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  const artifacts = await loadArtifacts(ctx, podcastId);
  // Only staff see what the editor rejected.
  for (const step of ['write-script', 'check-script', 'master-episode', 'write-page'] as const)
    all[step] = JSON.stringify(artifacts[step]?.data, (key, value) => (key === 'refusals' ? [] : value));
  const [row] = await ctx.db
    .select({ podcast: podcasts, slug: listings.slug })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(eq(podcasts.id, podcastId));
  if (!row) throw new Error('the order is gone');
  const { additionalDetails: _, ...shown } = row.podcast;
  all.podcast = JSON.stringify(shown);
  for await (const { key } of ctx.storage.list(`episodes/${podcastId}/`)) all[key] = await stored(key);
  for (const { part, content } of await listParts(ctx, podcastId)) {
    all[part] = JSON.stringify(content);
    for (const [, key = ''] of all[part].matchAll(/"\/files\/(marketing\/[^"]+)"/g))
      all[key] = await stored(key);
  }
  const sent = await ctx.db.select().from(mails).where(eq(mails.recipient, shown.customerEmail));
  expect(sent.length).toBeGreaterThan(0);
  all.mails = JSON.stringify(sent);
  for (const path of [
    `/listings/${row.slug}`,
    `/listings/${row.slug}/unbranded`,
    `/embed/${row.slug}`,
    `/feeds/chapters/${podcastId}.json`,
    '/feed.xml',
  ]) {
    const answer = await app.request(path);
    expect(answer.status, path).toBe(200);
    all[path] = await answer.text();
  }
  expect(Object.keys(all).length).toBeGreaterThan(20);
  return all;
}

async function stored(key: string): Promise<string> {
  const opened = await ctx.storage.open(key);
  return String(await opened?.stream.toArray());
}

test('32 listings whose texts give orders: not a word of them in anything that is produced', {
  // Sixteen whole productions, beside other files that take both cores.
  timeout: 480_000,
}, async () => {
  const heard: string[] = [];
  // Two texts per home, so that each is read once.
  const half = hostileTexts.length / 2;
  for (const [at, text] of hostileTexts.slice(0, half).entries()) {
    const podcastId = await order(text, hostileTexts.at(at + half) as string);
    await produceEpisode({ ...ctx, writer: at % 2 === 0 ? writer : null }, { podcastId }, steps);
    expect((await findRun(ctx, podcastId))?.state, text).toBe('delivered');
    for (const [name, output] of Object.entries(await outputs(podcastId))) {
      const said = output.replace(ids, '');
      const word = canary.exec(said);
      if (word) heard.push(`${name}: ${said.slice(Math.max(0, word.index - 60), word.index + 40)}`);
    }
  }
  expect(heard).toEqual([]);
  expect(model.asked.length).toBeGreaterThan(half / 2);
});
