import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { productionRuns } from '#db/schema/production.ts';
import { bundleProgram } from '#tests/support/bundle-program.ts';
import { expectDelivered, expectMadeOnce } from '#tests/support/expect-delivered.ts';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { eventually } from '#tests/support/processes.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { shortSteps } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from './produce-episode.ts';
import { listSteps } from './queries.ts';
import { stepNames } from './rules.ts';

const { ctx, databaseUrl, folder } = await createTestContext(quickStudio);
const program = await bundleProgram('tests/support/produce-process.ts', folder);
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

function startWorker(podcastId: string, ...more: string[]): ChildProcess {
  const child = spawn(process.execPath, [program, databaseUrl, folder, podcastId, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Many of them load the same modules.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'modules') },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function produceAndDie(podcastId: string, moment: string): Promise<void> {
  const [, signal] = (await once(startWorker(podcastId, moment), 'exit')) as [number | null, string | null];
  expect(signal, moment).toBe('SIGKILL');
  await endLease(ctx, podcastId);
}

async function listClips(): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for await (const { key, modifiedAt } of ctx.storage.list('takes/')) files.set(key, modifiedAt.getTime());
  return files;
}

async function dieThrough(moments: string[]): Promise<string> {
  const { id } = await createPaidPodcast(ctx);
  for (const moment of moments) await produceAndDie(id, moment);
  await produceEpisode(ctx, { podcastId: id }, shortSteps);
  await expectDelivered(ctx, id);
  await expectMadeOnce(ctx, id);
  return id;
}

test('kill -9 before and after every artifact is saved: each is made once, nothing is lost, duplicated or left over', {
  timeout: 400_000,
}, async () => {
  const [madeId, keptId] = await Promise.all([
    dieThrough(stepNames.map((step) => `made:${step}`)),
    dieThrough(stepNames.map((step) => `kept:${step}`)),
  ]);
  // If killed before it was saved, a step is started once more; if killed after, never.
  expect(await listSteps(ctx, madeId)).toHaveLength(stepNames.length * 2);
  expect(await listSteps(ctx, keptId)).toHaveLength(stepNames.length);
});

test('kill -9 between the parts of a step: what was spoken or written before stays', {
  timeout: 120_000,
}, async () => {
  const before = await listClips();
  for (const key of before.keys()) await ctx.storage.remove(key);
  const { id } = await createPaidPodcast(ctx);
  await produceAndDie(id, 'part:record-episode');
  const clips = await listClips();
  expect(clips.size).toBe(2);
  await produceAndDie(id, 'part:write-marketing');
  const all = await listClips();
  expect(all.size).toBe(4);
  for (const [key, writtenAt] of clips) expect(all.get(key), 'said twice').toBe(writtenAt);
  await produceEpisode(ctx, { podcastId: id }, shortSteps);
  await expectDelivered(ctx, id);
  await expectMadeOnce(ctx, id);
});

test.each(['part:write-marketing', 'made:master-episode', 'made:deliver-episode'])(
  'a worker paused past its lease at %s wakes up and writes nothing',
  { timeout: 120_000 },
  async (moment) => {
    const { id } = await createPaidPodcast(ctx);
    const paused = startWorker(id, moment, 'SIGSTOP', '1');
    const [said] = (await once(paused.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    expect(String(said)).toBe(`${moment}\n`);
    const isOver = () =>
      ctx.db
        .select({ leasedUntil: productionRuns.leasedUntil })
        .from(productionRuns)
        .where(eq(productionRuns.podcastId, id));
    await eventually(isOver, ([run]) => (run?.leasedUntil?.getTime() ?? 0) < Date.now());
    await produceEpisode(ctx, { podcastId: id }, shortSteps);
    const ended = once(paused, 'exit');
    paused.kill('SIGCONT');
    expect(await ended).toEqual([0, null]);
    await expectDelivered(ctx, id);
    await expectMadeOnce(ctx, id);
  },
);

test('two workers given the same podcast at once make it once', { timeout: 120_000 }, async () => {
  const { id } = await createPaidPodcast(ctx);
  const both = [startWorker(id), startWorker(id)].map((child) => once(child, 'exit'));
  const codes = (await Promise.all(both)).map(([code]) => code as number);
  // The second one is sent back to the queue, or finds nothing left to do.
  expect(Math.min(...codes)).toBe(0);
  await expectDelivered(ctx, id);
  await expectMadeOnce(ctx, id);
  expect(await listSteps(ctx, id)).toHaveLength(stepNames.length);
});
