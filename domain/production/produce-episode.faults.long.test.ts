import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { createOpenAiCompatibleSpeech } from '#adapters/speech/openai-compatible.ts';
import { createS3Storage } from '#adapters/storage/s3.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { createLanguageModelWriter } from '#adapters/writer/language-model.ts';
import { listings } from '#db/schema/listings.ts';
import { startFakeS3 } from '#tests/fakes/s3.ts';
import { startFakeSpeech } from '#tests/fakes/speech.ts';
import { startFakeWriter } from '#tests/fakes/writer.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { listingPage } from '#tests/support/listing-site.ts';
import { answerHtml, startLoopbackSite } from '#tests/support/loopback-site.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { fillFromSample } from '#tests/support/sample-home.ts';
import { givenStep, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { editListing } from '../listings/edit-listing.ts';
import { buildFactSheet } from '../script/facts/build-fact-sheet.ts';
import { produceEpisode } from './produce-episode.ts';
import { findRun, listReviews, listSteps } from './queries.ts';
import { decideReview } from './reviews/decide-review.ts';
import { loadArtifacts } from './run/artifacts.ts';
import { restartProduction } from './run/restart-production.ts';
import { episodeSteps } from './steps/episode-steps.ts';
import { recordEpisode } from './steps/record-episode.ts';
import { writeScript } from './steps/write-script.ts';

const [voices, model, bucket] = await Promise.all([startFakeSpeech(), startFakeWriter(), startFakeS3()]);
afterAll(async () => {
  voices.stop();
  model.stop();
  await bucket.stop();
});

const speechWithin = (timeoutMs: number) =>
  createOpenAiCompatibleSpeech({
    apiUrl: voices.apiUrl,
    apiKey: 'key-1',
    model: 'm',
    voices: ['a', 'b'],
    timeoutMs,
  });
const speech = speechWithin(4000);
const { ctx, folder } = await createTestContext({ speech });
const actor = { actorId: null, ip: null };

const talkSteps = [givenStep('check-script', { script: shortTalk }), recordEpisode];
const stateOf = async (podcastId: string) => (await findRun(ctx, podcastId))?.state;

test.each([500, 429, 'reset', 'garbage', 'hang'] as const)(
  'voices that return %s are retried, and what was spoken before is kept',
  async (fault) => {
    const { id } = await createPaidPodcast(ctx);
    const spoken = { ...shortTalk, turns: shortTalk.turns.map((turn) => fresh(turn, String(fault))) };
    const steps = [givenStep('check-script', { script: spoken }), recordEpisode];
    voices.faults.push(fault);
    await expect(produceEpisode(ctx, { podcastId: id }, steps)).rejects.toThrow();
    expect(await stateOf(id)).toBe('queued');
    expect((await listSteps(ctx, id)).at(-1)).toMatchObject({ name: 'record-episode', outcome: 'failed' });
    await produceEpisode(ctx, { podcastId: id }, steps);
    expect(await stateOf(id)).toBe('delivered');
  },
);

/** Different words, so that no other test has made the clip already. */
function fresh(turn: (typeof shortTalk.turns)[number], word: string) {
  return { ...turn, spokenText: `${turn.spokenText} ${word}` };
}

test('voices that stay unavailable lead to a review that names them', async () => {
  const { id } = await createPaidPodcast(ctx);
  const away = { ...shortTalk, turns: shortTalk.turns.map((turn) => fresh(turn, 'away')) };
  const steps = [givenStep('check-script', { script: away }), recordEpisode];
  // The first attempt finishes a step, so attempts are counted after it.
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    voices.faults.splice(0, voices.faults.length, ...Array<500>(8).fill(500));
    await produceEpisode(ctx, { podcastId: id }, steps).catch(() => undefined);
    expect(await stateOf(id)).toBe(attempt < 8 ? 'queued' : 'in_review');
  }
  voices.faults.length = 0;
  expect(await listReviews(ctx, id)).toMatchObject([
    { reason: 'provider_failure', step: 'record-episode', evidence: { service: 'speech API' } },
  ]);
});

test.each([500, 429, 'reset', 'hang', 'garbage', 404] as const)(
  'a listing page that returns %s is requested again, or shown to staff if that cannot help',
  async (fault) => {
    let isWell = false;
    const site = await startLoopbackSite(
      ({ url }, answer) => {
        if (isWell) answerHtml(answer, url === '/robots.txt' ? '' : listingPage());
        else if (fault === 'reset') answer.socket?.destroy();
        else if (fault !== 'hang')
          answer.writeHead(fault === 'garbage' ? 200 : fault, { 'content-type': 'text/html' }).end('\0{<');
      },
      { totalTimeoutMs: 500 },
    );
    const listingUrl = 'http://homes.example/one';
    const { id } = await createPaidPodcast(ctx, { listingUrl, listing: { status: 'pending' } });
    const reading = { ...ctx, listingSource: site.source };
    const produce = () => produceEpisode(reading, { podcastId: id }, episodeSteps.slice(0, 1));
    await produce().catch(() => undefined);
    const isFinal = fault === 'garbage' || fault === 404;
    expect(await stateOf(id)).toBe(isFinal ? 'in_review' : 'queued');
    for (const { id: reviewItemId } of await listReviews(ctx, id))
      await decideReview(ctx, { reviewItemId, decision: 'retry', actor });
    isWell = true;
    await produce();
    expect(await stateOf(id)).toBe('delivered');
    site.stop();
  },
);

const facts = { sheet: buildFactSheet(sampleHome(tenHomes[0] as (typeof tenHomes)[number])) };

test.each([500, 429, 'reset', 'hang'] as const)('a writer that returns %s is retried', async (fault) => {
  const writer = createLanguageModelWriter({
    provider: 'openai-compatible',
    model: 'm',
    apiKey: 'k',
    baseUrl: model.baseUrl('openai-compatible'),
    prices: { input: 1, output: 1 },
    timeoutMs: 1000,
    retryDelayMs: 1,
  });
  const { id } = await createPaidPodcast(ctx);
  model.faults.splice(0, model.faults.length, ...Array<typeof fault>(20).fill(fault));
  const produce = () =>
    produceEpisode({ ...ctx, writer }, { podcastId: id }, [givenStep('check-facts', facts), writeScript]);
  await expect(produce()).rejects.toThrow();
  model.faults.length = 0;
  expect(await stateOf(id)).toBe('queued');
  // We don't wait for a model that never returns the right format: the built-in writer writes.
  model.faults.push(...Array<'garbage'>(20).fill('garbage'));
  await produce();
  model.faults.length = 0;
  expect((await loadArtifacts(ctx, id))['write-script']?.data).toMatchObject({
    writer: { name: 'built-in' },
  });
});

test.each([500, 503, 429, 'reset', 'garbage', 'hang', 'late'] as const)(
  'a store that returns %s is retried and loses nothing',
  async (fault) => {
    const storage = createS3Storage({
      endpoint: bucket.endpoint,
      region: 'us-east-1',
      bucket: 'episodes',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      timeoutMs: 300,
    });
    bucket.objects.clear();
    const { id } = await createPaidPodcast(ctx);
    const stored = { ...ctx, storage };
    bucket.failNext(fault, 50);
    await expect(produceEpisode(stored, { podcastId: id }, talkSteps)).rejects.toThrow(Unavailable);
    expect(await stateOf(id)).toBe('queued');
    bucket.failNext(fault, 0);
    await produceEpisode(stored, { podcastId: id }, talkSteps);
    expect(await stateOf(id)).toBe('delivered');
    expect([...bucket.objects.keys()].filter((key) => key.startsWith('takes/'))).toHaveLength(4);
  },
);

test('the run waits for a full disk, and no half-written file stays', async () => {
  const { id } = await createPaidPodcast(ctx);
  const full = { ...shortTalk, turns: shortTalk.turns.map((turn) => fresh(turn, 'full')) };
  const steps = [givenStep('check-script', { script: full }), recordEpisode];
  let writes = 0;
  const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const probe = await open(join(folder, 'probe'), 'w');
  const disk = Object.getPrototypeOf(probe) as typeof probe;
  const { write } = disk;
  await probe.close();
  const filling = vi.spyOn(disk, 'write').mockImplementation(function (this: typeof probe, ...args: never) {
    writes += 1;
    return writes > 2 ? Promise.reject(noSpace) : (write as never as () => never).apply(this, args);
  } as never);
  await expect(produceEpisode(ctx, { podcastId: id }, steps)).rejects.toThrow('no space left');
  filling.mockRestore();
  expect(await readdir(join(folder, 'files', '.incoming'))).toEqual([]);
  expect(await stateOf(id)).toBe('queued');
  const spokenBefore = voices.requests.length;
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('delivered');
  expect(voices.requests.length - spokenBefore, 'what was kept before is not said again').toBe(2);
});

test('a new price is only recorded in the lines that say it', async () => {
  const { id } = await createPaidPodcast(ctx, { listing: { status: 'pending' } });
  await fillFromSample(ctx, id, 'thistledown-lane');
  const upToRecording = episodeSteps.slice(0, 5);
  // Nothing hangs here; a whole episode just takes a while on a busy machine.
  const patient = { ...ctx, speech: speechWithin(60_000) };
  await produceEpisode(patient, { podcastId: id }, upToRecording);
  expect(await stateOf(id)).toBe('delivered');
  const spokenBefore = voices.requests.length;
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  const updatedAt = listing?.updatedAt.toISOString() as string;
  await editListing(ctx, { listingId: listing?.id as string, updatedAt, price: '$612,500', actor });
  await restartProduction(ctx, { podcastId: id, actor });
  await produceEpisode(patient, { podcastId: id }, upToRecording);
  const again = voices.requests.slice(spokenBefore).map(({ body }) => String(body.input));
  expect(again.length).toBeGreaterThan(0);
  expect(again.filter((text) => !text.includes('six hundred'))).toEqual([]);
});
