import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { masterBy, quickStudio } from '#tests/support/quick-studio.ts';
import { givenStep, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import type { Turn } from '../../script/schema.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun, listReviews } from '../queries.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { artifactOf, loadArtifacts } from '../run/artifacts.ts';
import { restartProduction } from '../run/restart-production.ts';
import { deliverEpisode } from './deliver-episode.ts';
import { masterEpisode } from './master-episode.ts';
import { recordEpisode } from './record-episode.ts';
import { verifyAudio } from './verify-audio.ts';

const { ctx } = await createTestContext();
const actor = { actorId: null, ip: null };
await ctx.storage.put('episodes/heard.mp3', Buffer.from('sound'), { contentType: 'audio/mpeg' });
const transcriber = {
  name: 'Nobody',
  isReady: () => true,
  transcribe: () => Promise.reject(new Unavailable('voice pack', 'the hub does not answer')),
};
const studio = { ...ctx.studio, hear: async () => new Float32Array(16_000) };

/** What was said, and in which file; the turns start at zero, one after another. */
function episodeSteps({ turns, key, isDraft }: { turns: Turn[]; key: string; isDraft: boolean }) {
  const times = turns.map(({ id, speaker, text }, at) => ({
    ...{ id, speaker, text, startSeconds: at, endSeconds: at + 1, words: [] },
  }));
  return [
    givenStep('check-script', { script: { ...shortTalk, turns } }),
    givenStep('record-episode', {
      isDraft,
      rewordings: [{ turnId: 't2', from: '', to: 'said otherwise before' }],
    }),
    givenStep('master-episode', { turns: times }, { branded: key }),
    verifyAudio,
  ];
}

async function listenTo(isDraft: boolean) {
  const { id } = await createPaidPodcast(ctx);
  const heard = { ...ctx, transcriber, studio } as unknown as typeof ctx;
  const steps = episodeSteps({ turns: shortTalk.turns, key: 'episodes/heard.mp3', isDraft });
  return { id, work: produceEpisode(heard, { podcastId: id }, steps) };
}

test('a draft without the voice pack does not wait: a person reviews it, knowing that nothing was transcribed', async () => {
  const { id, work } = await listenTo(true);
  await work;
  expect(await listReviews(ctx, id)).toMatchObject([
    {
      reason: 'failed_gate',
      canApprove: true,
      evidence: { message: expect.stringContaining('the transcriber is part of the voice pack') },
    },
  ]);
});

test('an episode in its real voices is verified later if the transcriber is unavailable', async () => {
  const { id, work } = await listenTo(false);
  await expect(work).rejects.toBeInstanceOf(Unavailable);
  expect(await listReviews(ctx, id)).toEqual([]);
});

const said = [
  'Two AI voices welcome you to 9 Heron Landing Road, where a quiet lane ends at the water and every morning begins with a view of the far shore.',
  'The price is $614,000, and the home has been looked after with care by people who loved each corner of it for many years.',
];
const spoken = said.map((text) =>
  text.replace('to 9 ', 'to nine ').replace('$614,000', 'six hundred fourteen thousand dollars'),
);
const turns = said.map(
  (text, at): Turn => ({
    ...(shortTalk.turns[at] as Turn),
    text,
    spokenText: spoken[at] as string,
  }),
);

/** Hears the whole episode with one part of it replaced, and each turn by itself likewise, at every speed. */
function mishear(part: string, as: string) {
  const all = spoken.map((text) => text.replace(part, as));
  const wrong = all.filter((text, at) => text !== spoken[at]);
  const once = [all.join(' '), ...wrong.flatMap((text) => [text, text, text])];
  const parts = [...once, ...once];
  return {
    name: 'Scripted',
    isReady: () => true,
    transcribe: async () => [{ text: parts.shift() ?? '', startSeconds: 0, endSeconds: 1 }],
  };
}

async function hear(podcastId: string, key: string, ears: ReturnType<typeof mishear>) {
  const heard = { ...ctx, transcriber: ears, studio } as unknown as typeof ctx;
  await produceEpisode(heard, { podcastId }, episodeSteps({ turns, key, isDraft: false }));
  const [open] = (await listReviews(ctx, podcastId)).filter(({ closedAt }) => closedAt === null);
  return { state: (await findRun(ctx, podcastId))?.state, open };
}

test('an episode that says what was written passes', async () => {
  const { id } = await createPaidPodcast(ctx);
  expect(await hear(id, 'episodes/heard.mp3', mishear('', ''))).toEqual({
    state: 'delivered',
    open: undefined,
  });
});

test.each([
  ['a number', 'fourteen', 'forty', { wordErrors: 1, wrongNumbers: [{ turnId: 't2' }], wrongStreets: [] }],
  ['a street', 'Heron', 'Barren', { wordErrors: 1, wrongNumbers: [], wrongStreets: [{ turnId: 't1' }] }],
  ['many words', 'with care by people', 'a bit', { wrongNumbers: [], wrongStreets: [] }],
])('%s that is misheard stops the episode', async (_, part, as, evidence) => {
  const { id } = await createPaidPodcast(ctx);
  const { state, open } = await hear(id, 'episodes/heard.mp3', mishear(part, as));
  expect(state).toBe('in_review');
  expect(open).toMatchObject({ reason: 'failed_gate', canApprove: true, evidence });
});

const other = 'six hundred and fourteen thousand dollars';

/** The real recording and a master whose file names what its turns say; the transcriber hears `as` unless told otherwise. */
async function listenAgain(part: string, as: string, isHeardThen: boolean) {
  const { id } = await createPaidPodcast(ctx);
  const heard: string[] = [];
  const ears = {
    name: 'Scripted',
    isReady: () => true,
    transcribe: async () => {
      const isOther = heard.some((said) => said.includes(other));
      const text = spoken.join(' ');
      return [
        { text: isOther && isHeardThen ? text : text.replace(part, as), startSeconds: 0, endSeconds: 1 },
      ];
    },
  };
  const mastering = masterBy(async (recording, cut) => {
    const words = recording.turns.map(({ spokenText }) => spokenText);
    heard.push(...words);
    const made = await quickStudio.studio.master(recording, cut);
    return { ...made, mp3: Buffer.from(`${cut} ${words.join(' ')}`) };
  });
  const steps = [
    givenStep('check-facts'),
    givenStep('check-script', { script: { ...shortTalk, turns } }),
    recordEpisode,
    masterEpisode,
    verifyAudio,
    deliverEpisode,
  ];
  const listening = {
    ...ctx,
    ...quickStudio,
    transcriber: ears,
    studio: { ...mastering, hear: studio.hear },
  } as unknown as typeof ctx;
  await produceEpisode(listening, { podcastId: id }, steps);
  const [open] = (await listReviews(ctx, id)).filter(({ closedAt }) => closedAt === null);
  return { heard, open, artifacts: await loadArtifacts(ctx, id), state: (await findRun(ctx, id))?.state };
}

test('a number that stays misheard is recorded in other words, and delivered if that helps', async () => {
  const { heard, open, artifacts, state } = await listenAgain('fourteen', 'forty', true);
  expect(open).toBeUndefined();
  expect(state).toBe('delivered');
  expect(heard.filter((said) => said.includes(other))).toHaveLength(2);
  expect(artifactOf({ artifacts }, 'verify-audio')).toMatchObject({
    isPending: false,
    check: { wrongNumbers: [] },
    rewordings: [{ turnId: 't2', to: expect.stringContaining(other) }],
  });
});

test('what is misheard even in other words goes to a person, after one more recording', async () => {
  const { heard, open, state } = await listenAgain('fourteen', 'forty', false);
  expect(state).toBe('in_review');
  expect(open).toMatchObject({ reason: 'failed_gate', evidence: { wrongNumbers: [{ turnId: 't2' }] } });
  expect(heard.filter((said) => said.includes(other))).toHaveLength(2);
});

test('an episode that needs a second recording is not delivered', async () => {
  const { id } = await createPaidPodcast(ctx);
  const steps = [
    givenStep('record-episode', {}),
    givenStep('master-episode', {}, { branded: 'episodes/heard.mp3' }),
    givenStep('verify-audio', { isPending: true }),
    deliverEpisode,
  ];
  await expect(produceEpisode(ctx, { podcastId: id }, steps)).rejects.toThrow('recorded again first');
});

test('approving what was heard approves only that file', async () => {
  await ctx.storage.put('episodes/next.mp3', Buffer.from('other'), { contentType: 'audio/mpeg' });
  const { id } = await createPaidPodcast(ctx);
  const ears = () => mishear('fourteen', 'forty');
  const { open } = await hear(id, 'episodes/heard.mp3', ears());
  await decideReview(ctx, { reviewItemId: open?.id as string, decision: 'approve', actor });
  expect(await hear(id, 'episodes/heard.mp3', ears())).toEqual({ state: 'delivered', open: undefined });
  await restartProduction(ctx, { podcastId: id, fromStep: 'master-episode', actor });
  expect((await hear(id, 'episodes/next.mp3', ears())).open).toMatchObject({
    evidence: { audio: 'episodes/next.mp3' },
  });
});
