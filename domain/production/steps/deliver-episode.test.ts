import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SpeakOptions } from '#adapters/speech/contract.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { masterBy } from '#tests/support/quick-studio.ts';
import { givenStep, shortData, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { placeTurns } from '../../audio/mixing/place-turns.ts';
import { produceEpisode } from '../produce-episode.ts';
import { hashValue } from '../run/hash-value.ts';
import { deliverEpisode } from './deliver-episode.ts';
import { masterEpisode } from './master-episode.ts';
import { recordEpisode } from './record-episode.ts';

/** A second of sound for every line. */
const speech = {
  name: 'hum',
  wordsPerMinute: 150,
  prepare: async () => ({
    name: 'hum',
    isDraft: false,
    voiceKey: () => 'hum',
    speak: async (lines: unknown[], { onLine }: SpeakOptions) => {
      for (const index of lines.keys()) await onLine?.(index, hum);
      return lines.map(() => hum);
    },
  }),
};
const hum = { samples: Float32Array.from({ length: 8000 }, (_, at) => Math.sin(at / 3)), sampleRate: 8000 };

/** Places the turns like the real one, whose own test covers the mixing. */
const studio = masterBy(async ({ turns }, cut) => {
  const { chapters, ...placed } = placeTurns(turns.filter(({ branded }) => cut === 'branded' || !branded));
  return {
    mp3: Buffer.from(cut),
    measures: {
      durationSeconds: placed.totalSeconds,
      loudnessLufs: -16,
      truePeakDb: -2,
      longestSilenceSeconds: 0,
      decodeErrors: [],
    },
    turns: placed.turns.map(({ turn, ...times }) => ({ ...turn, ...times, words: [] })),
    chapters,
    peaks: [cut.length],
    vtt: 'WEBVTT',
    srt: '',
    transcript: '',
  };
});

const { ctx } = await createTestContext({ speech });
/** Staff approved a short episode from these facts. */
async function approveShort(podcastId: string): Promise<void> {
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

test('an episode is delivered with the words and times of both cuts', async () => {
  const { id } = await createPaidPodcast(ctx);
  await approveShort(id);
  const turns = shortTalk.turns.map((turn) => ({ ...turn, branded: turn.chapter === 'home' }));
  await produceEpisode({ ...ctx, studio }, { podcastId: id }, [
    givenStep('check-facts'),
    givenStep('check-script', { script: { ...shortTalk, turns } }),
    recordEpisode,
    masterEpisode,
    givenStep('verify-audio'),
    deliverEpisode,
  ]);
  const [row] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, id));
  const episode = row?.episode;
  const unbranded = episode?.unbranded;
  expect(episode?.turns.map(({ speaker }) => speaker)).toEqual(['Nora', 'Miles', 'Nora', 'Miles']);
  expect(episode?.chapters.map(({ title }) => title)).toEqual(['Welcome', 'The home', 'How to visit']);
  // The chapter that was only about the agent is gone with its turn.
  expect(unbranded?.chapters.map(({ title }) => title)).toEqual(['Welcome', 'How to visit']);
  expect(unbranded?.turns.map(({ turn }) => turn)).toEqual([0, 1, 3]);
  expect(unbranded?.turns.at(-1)?.startSeconds).toBeLessThan((episode?.turns.at(-1)?.startSeconds ?? 0) - 1);
  expect(unbranded?.durationSeconds).toBeLessThan((episode?.durationSeconds ?? 0) - 1);
  expect([episode?.peaks, unbranded?.peaks]).toEqual([[7], [9]]);
});
