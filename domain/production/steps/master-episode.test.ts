import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { masterBy, quickStudio } from '#tests/support/quick-studio.ts';
import { givenStep, shortData, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import type { Measures } from '../../audio/schema.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun } from '../queries.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { hashValue } from '../run/hash-value.ts';
import { masterEpisode } from './master-episode.ts';
import { recordEpisode } from './record-episode.ts';

const { ctx } = await createTestContext(quickStudio);
const actor = { actorId: null, ip: null };

/** Masters an episode with the given measurements. */
async function master(podcastId: string, measured: Partial<Measures>) {
  const studio = masterBy(async (...given) => {
    const cut = await quickStudio.studio.master(...given);
    return { ...cut, measures: { ...cut.measures, ...measured } };
  });
  await produceEpisode({ ...ctx, studio }, { podcastId }, [
    givenStep('check-facts'),
    givenStep('check-script'),
    recordEpisode,
    masterEpisode,
  ]);
  const open = await ctx.db
    .select()
    .from(reviewItems)
    .where(and(eq(reviewItems.podcastId, podcastId), isNull(reviewItems.closedAt)));
  return { state: (await findRun(ctx, podcastId))?.state, open };
}

/** Staff approved a short episode from these facts. */
async function approveShort(podcastId: string) {
  await ctx.db.insert(reviewItems).values({
    podcastId,
    step: 'write-script',
    reason: 'thin_listing',
    subjectHash: hashValue(shortData['check-facts'].sheet.facts),
    canApprove: true,
    evidence: {},
    openedAt: ctx.now(),
    closedAt: ctx.now(),
    decision: 'approve',
  });
}

test('an episode within the limits continues', async () => {
  const { id } = await createPaidPodcast(ctx);
  expect(await master(id, {})).toEqual({ state: 'delivered', open: [] });
});

test.each<[gate: string, measured: Partial<Measures>, canApprove: boolean]>([
  ['duration', { durationSeconds: 120 }, true],
  ['duration', { durationSeconds: 400 }, true],
  ['silence', { longestSilenceSeconds: 5 }, false],
  ['loudness', { loudnessLufs: -30 }, false],
  ['peak', { truePeakDb: 0.5 }, false],
  ['decode', { decodeErrors: ['frame 3 is damaged'] }, false],
])('%s: %o stops the episode', async (gate, measured, canApprove) => {
  const { id } = await createPaidPodcast(ctx);
  const { state, open } = await master(id, measured);
  expect(state).toBe('in_review');
  expect(open).toMatchObject([{ reason: 'failed_gate', canApprove, evidence: { problems: [{ gate }] } }]);
});

test('a person may approve a short episode, but not one that is also damaged', async () => {
  const { id } = await createPaidPodcast(ctx);
  const { open } = await master(id, { durationSeconds: 120 });
  await decideReview(ctx, { reviewItemId: open[0]?.id as string, decision: 'approve', actor });
  expect(await master(id, { durationSeconds: 120, truePeakDb: 0.5 })).toMatchObject({
    state: 'in_review',
    open: [{ canApprove: false }],
  });
});

test('if staff approved a short episode, it may be short, but nothing else', async () => {
  const { id } = await createPaidPodcast(ctx);
  await approveShort(id);
  expect(await master(id, { durationSeconds: 60 })).toEqual({ state: 'delivered', open: [] });
  for (const measured of [{ durationSeconds: 400 }, { durationSeconds: 60, loudnessLufs: -30 }]) {
    const other = await createPaidPodcast(ctx);
    await approveShort(other.id);
    expect((await master(other.id, measured)).state).toBe('in_review');
  }
});

test.each([
  ['nobody says', 0, shortTalk.turns.map((turn) => ({ ...turn, text: 'Take a look.' }))],
  ['it is said too late', 30, shortTalk.turns],
])('an episode is stopped for good if %s that the hosts are AI voices', async (_, delay, turns) => {
  const { id } = await createPaidPodcast(ctx);
  const studio = masterBy(async (...given) => {
    const cut = await quickStudio.studio.master(...given);
    const late = cut.turns.map((turn) => ({
      ...turn,
      startSeconds: turn.startSeconds + delay,
      endSeconds: turn.endSeconds + delay,
    }));
    return { ...cut, turns: late };
  });
  await produceEpisode({ ...ctx, studio }, { podcastId: id }, [
    givenStep('check-facts'),
    givenStep('check-script', { script: { ...shortTalk, turns } }),
    recordEpisode,
    masterEpisode,
  ]);
  const [open] = await ctx.db.select().from(reviewItems).where(eq(reviewItems.podcastId, id));
  expect(open).toMatchObject({
    reason: 'failed_gate',
    canApprove: false,
    evidence: { problems: [{ gate: 'disclosure' }, { gate: 'disclosure' }] },
  });
});
