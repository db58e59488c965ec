import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import { expectDelivered, expectFiles, expectMadeOnce } from '#tests/support/expect-delivered.ts';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { shortSteps } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { deletePodcast } from '../podcasts/admin/delete-podcast.ts';
import type { Turn } from '../script/schema.ts';
import { attachAudio } from './delivery/attach-audio.ts';
import { storeEpisodeFile } from './delivery/episode-files.ts';
import { removeReplacedFiles } from './delivery/remove-replaced-files.ts';
import { sweepEpisodeFiles } from './delivery/sweep-episode-files.ts';
import { produceEpisode } from './produce-episode.ts';
import { findRun } from './queries.ts';
import { editScript } from './reviews/edit-script.ts';
import { artifactOf, loadArtifacts } from './run/artifacts.ts';
import { requireOrder } from './run/hold-lease.ts';
import { lockRun } from './run/queue-run.ts';
import { restartProduction } from './run/restart-production.ts';

const { ctx, setNow } = await createTestContext(quickStudio);
const actor = { actorId: null, ip: null };
const sound = Float32Array.from({ length: 2 * 44_100 }, (_, at) => Math.sin(at / 16) / 4);
const mp3 = await createMp3Codec().encodeMp3({ left: sound, right: sound, sampleRate: 44_100 });
const upload = (podcastId: string, within = ctx) =>
  attachAudio(within, {
    podcastId,
    body: (async function* () {
      yield mp3;
    })(),
    actor,
  });
const read = async (id: string) => (await ctx.db.select().from(podcasts).where(eq(podcasts.id, id)))[0];

test('a worker that lost the podcast while writing the kit leaves no part behind', async () => {
  const { id } = await createPaidPodcast(ctx);
  const [begun, paused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let drawn = 0;
  const renderer: typeof ctx.renderer = {
    ...quickStudio.renderer,
    async drawPicture(card) {
      drawn += 1;
      // The first picture is the file's cover.
      if (drawn === 2) {
        begun.resolve();
        await paused.promise;
      }
      return quickStudio.renderer.drawPicture(card);
    },
  };
  // It doesn't extend its lease in the meantime.
  const production = { ...ctx.production, leaseSeconds: 100 };
  const slow = produceEpisode({ ...ctx, renderer, production }, { podcastId: id }, shortSteps);
  await begun.promise;
  await endLease(ctx, id);
  await ctx.db.update(listings).set({ price: '$455,000' }).where(eq(listings.podcastId, id));
  await produceEpisode(ctx, { podcastId: id }, shortSteps);
  const before = await kitOf(id);
  paused.resolve();
  await slow;
  expect(await kitOf(id)).toEqual(before);
  await expectDelivered(ctx, id);
});

async function kitOf(podcastId: string): Promise<unknown[]> {
  const { rows } = await ctx.db.execute(
    sql`select part, version, state, content from marketing_parts where podcast_id = ${podcastId} order by id`,
  );
  return rows;
}

test('a file stays if something starts to reference it while it is being cleaned up', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produceEpisode(ctx, { podcastId: id }, shortSteps);
  const key = await storeEpisodeFile(ctx, id, 'once more', 'txt');
  const storage: typeof ctx.storage = {
    ...ctx.storage,
    async *list(prefix) {
      for await (const file of ctx.storage.list(prefix)) {
        if (file.key === key)
          await ctx.db.execute(
            sql`update production_artifacts set files = files || ${JSON.stringify({ again: key })}::jsonb
                where podcast_id = ${id} and step = 'master-episode'`,
          );
        yield file;
      }
    },
  };
  await removeReplacedFiles({ ...ctx, storage }, { podcastId: id, replacedKeys: [key] });
  await expectFiles(ctx, id);
});

test('an upload whose success response was lost keeps its file; one that failed leaves none', async () => {
  const { id } = await createPaidPodcast(ctx);
  for (const isKept of [false, true]) {
    let losses = 1;
    const db = Object.create(ctx.db) as typeof ctx.db;
    db.transaction = async (work) => {
      if (losses === 0) return ctx.db.transaction(work);
      losses -= 1;
      if (isKept) await ctx.db.transaction(work);
      throw new Error('the connection is gone');
    };
    await expect(upload(id, { ...ctx, db })).rejects.toThrow('the connection is gone');
    await expectFiles(ctx, id);
  }
  expect((await read(id))?.gcsFileUrl).toContain('upload-');
  await expectDelivered(ctx, id);
});

test('an order can be deleted while a worker writes, without errors for either', async () => {
  const { id } = await createPaidPodcast(ctx);
  await ctx.db.insert(productionRuns).values({ podcastId: id, state: 'running' });
  const holds = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const writing = inTransaction(ctx, async (tx) => {
    await lockRun(tx, id);
    holds.resolve();
    await goOn.promise;
    await requireOrder(tx, id);
  });
  await holds.promise;
  const deleting = deletePodcast(ctx, { podcastId: id, actor });
  // In this test's own database: other files lock rows on the same server.
  const isWaiting = async () =>
    (
      await ctx.db.execute(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows.length > 0;
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
  goOn.resolve();
  await expect(Promise.all([writing, deleting])).resolves.toHaveLength(2);
  expect(await read(id)).toBeUndefined();
});

/** Some of the things that people and workers do to one podcast, all at once, each after its own delay. */
async function disturb(id: string, round: number): Promise<void> {
  const pause = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await ctx.db.execute(sql`select 1`);
  };
  const work = async () => {
    for (let turn = 0; turn < 6; turn += 1)
      await produceEpisode(ctx, { podcastId: id }, shortSteps).catch(() => pause(3));
  };
  const edit = async () => {
    const artifacts = await loadArtifacts(ctx, id);
    const artifact = artifacts['check-script'];
    if (!artifact) throw new Error('there is no script');
    const { turns } = artifactOf({ artifacts }, 'check-script').script;
    const [first, ...rest] = turns.map(({ spokenText: _, factIds: __, ...turn }) => turn) as [
      Turn,
      ...Turn[],
    ];
    const edited = [{ ...first, text: `Welcome to round ${round}.` }, ...rest];
    await editScript(ctx, { podcastId: id, seenHash: artifact.contentHash, turns: edited, actor });
  };
  const change = async () => {
    await ctx.db
      .update(listings)
      .set({ price: `$${400 + round},000` })
      .where(eq(listings.podcastId, id));
    await restartProduction(ctx, { podcastId: id, actor });
  };
  const tidy = () => removeReplacedFiles(ctx, { podcastId: id, replacedKeys: [] });
  const cancel = async () => {
    await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, id));
  };
  const again = () => restartProduction(ctx, { podcastId: id, fromStep: 'master-episode', actor });
  const all = [work, work, edit, change, again, () => upload(id), tidy, ...(round % 3 === 2 ? [cancel] : [])];
  await Promise.allSettled(all.map((act, at) => pause((at * 7 + round * 5) % 23).then<unknown>(act)));
}

test('script, price, recording, upload and cancellation at the same time leave one result and no stray file', {
  timeout: 240_000,
}, async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await createPaidPodcast(ctx);
    await produceEpisode(ctx, { podcastId: id }, shortSteps);
    await expectMadeOnce(ctx, id);
    await disturb(id, round);
    await produceEpisode(ctx, { podcastId: id }, shortSteps);
    setNow(new Date(Date.now() + 7 * 3_600_000));
    await sweepEpisodeFiles(ctx);
    setNow(new Date());
    if (round % 3 !== 2) await expectDelivered(ctx, id);
    else {
      expect((await read(id))?.status).toBe('cancelled');
      expect(['stopped', 'delivered']).toContain((await findRun(ctx, id))?.state);
      await expectFiles(ctx, id);
    }
  }
  const states = await ctx.db
    .select({ id: productionRuns.podcastId })
    .from(productionRuns)
    .where(inArray(productionRuns.state, ['queued', 'running']));
  expect(states).toEqual([]);
});
