import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productionRuns } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { shortData } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { writeClipFile } from '../../audio/recording/clip-file.ts';
import { removeUnreferencedFile } from '../delivery/remove-unreferenced-file.ts';
import { findRun } from '../queries.ts';
import { endRun } from '../run/end-run.ts';
import type { Work } from '../run/step.ts';
import { createOpening } from './create-opening.ts';

const { ctx } = await createTestContext({ studio: quickStudio.studio });
const { turns } = shortData['check-script'].script;

/** Nine seconds each, so the third one makes twenty. */
async function record(count: number) {
  const clips = turns.slice(0, count).map(({ id }) => ({ turnId: id, key: `takes/opening-${id}.wav` }));
  const sound = { samples: new Float32Array(9 * 8000), sampleRate: 8000 };
  for (const { key } of clips) await ctx.storage.put(key, writeClipFile(sound), { contentType: 'audio/wav' });
  return clips;
}

async function startWork(status: 'processing' | 'completed' = 'processing') {
  const podcast = await createPaidPodcast(ctx, { status });
  await ctx.db.insert(productionRuns).values({ podcastId: podcast.id, state: 'running' });
  const signal = new AbortController().signal;
  return { ctx, podcast, signal, write: (run: (tx: typeof ctx) => unknown) => run(ctx) } as unknown as Work;
}

const keyOf = async ({ podcast }: Work) => (await findRun(ctx, podcast.id))?.openingKey ?? null;

test('the opening exists as soon as its turns do, is kept while needed and deleted on delivery', async () => {
  const work = await startWork();
  const opening = createOpening(work, 'Elm Street', turns);
  opening.offer(await record(2));
  await opening.finished();
  expect(await keyOf(work)).toBeNull();
  opening.offer(await record(4));
  await opening.finished();
  const key = (await keyOf(work)) ?? '';
  const body = await ctx.storage.open(key).then((file) => file?.stream.toArray());
  expect(Buffer.concat(body ?? []).toString()).toContain(turns[2]?.text);
  expect(Buffer.concat(body ?? []).toString()).not.toContain(turns[3]?.text);
  expect(await removeUnreferencedFile(ctx, work.podcast.id, key)).toBe(false);
  await endRun(ctx, work.podcast.id, 'delivered');
  expect(await removeUnreferencedFile(ctx, work.podcast.id, key)).toBe(true);
});

test('a missing clip costs only the opening, and a delivered episode needs none', async () => {
  const broken = await startWork();
  const opening = createOpening(broken, 'x', turns);
  opening.offer([{ turnId: 'a', key: 'takes/none.wav' }]);
  await opening.finished();
  expect(await keyOf(broken)).toBeNull();
  const delivered = await startWork('completed');
  const again = createOpening(delivered, 'x', turns);
  again.offer(await record(4));
  await again.finished();
  expect(await keyOf(delivered)).toBeNull();
  await ctx.db.delete(productionRuns).where(eq(productionRuns.podcastId, delivered.podcast.id));
});
