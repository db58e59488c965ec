import { Unavailable } from '#adapters/unavailable.ts';
import { type Heard, hearEpisode } from '../../audio/transcribe-episode.ts';
import type { TranscriptCheck } from '../../audio/verification/compare-transcript.ts';
import type { Turn } from '../../script/schema.ts';
import { readStored } from '../delivery/episode-files.ts';
import { fingerprint } from '../run/hash-value.ts';
import { productOf, type Step, type Work } from '../run/step.ts';
import type { CheckedScript } from './check-script.ts';
import type { MasteredEpisode } from './master-episode.ts';
import type { RecordedEpisode } from './record-episode.ts';

export type HeardEpisode = {
  check: TranscriptCheck | null;
  heard: string | null;
  recogniser: string | null;
};

const mostErrors = 0.05;

/** Listens to the finished file as a stranger would: wrong words, numbers or streets go to a person. */
export const listenBack: Step = {
  name: 'listen-back',
  limitSeconds: 600,
  from: ['check-script', 'master-episode'],
  async make(work) {
    const { script } = productOf<CheckedScript>(work, 'check-script');
    const key = work.products['master-episode']?.files.branded;
    if (!key) throw new Error('the episode has no file');
    const hearing = await hear(work, key, script.turns);
    const check = hearing?.check ?? null;
    if (!check || isWrong(check))
      await work.requireApproval([
        {
          reason: 'failed_gate',
          subjectHash: fingerprint(key),
          canApprove: true,
          evidence: {
            gate: 'listen-back',
            audio: key,
            ...(check ? evidenceOf(check) : { message: unheard(work) }),
          },
        },
      ]);
    const data: HeardEpisode = {
      check,
      heard: hearing?.heard ?? null,
      recogniser: work.ctx.recogniser?.name ?? null,
    };
    return { data };
  },
};

/** Null when there is nobody to listen: then a person does. */
async function hear(work: Work, key: string, turns: Turn[]): Promise<Heard | null> {
  const { ctx, signal, isLastTry } = work;
  if (!ctx.recogniser) return null;
  const { turns: times } = productOf<MasteredEpisode>(work, 'master-episode');
  const { speech: sound } = await ctx.studio.inspect(await readStored(ctx, key), { signal });
  try {
    return await hearEpisode(ctx.recogniser, { turns, times, sound, signal });
  } catch (error) {
    // A draft is heard by a person in any case, and what it lacks, the recogniser lacks as well.
    if (error instanceof Unavailable && (isLastTry || isDraft(work))) return null;
    throw error;
  }
}

function isWrong({ errorRate, wrongNumbers, wrongStreets }: TranscriptCheck): boolean {
  return errorRate > mostErrors || wrongNumbers.length > 0 || wrongStreets.length > 0;
}

const isDraft = (work: Work) => productOf<RecordedEpisode>(work, 'record-episode').isDraft;

function unheard(work: Work): string {
  return work.ctx.recogniser && isDraft(work)
    ? 'Not listened to: the recogniser is part of the voice pack, which could not be had. Please hear the episode yourself.'
    : 'No recogniser could listen to this episode; please hear it yourself.';
}

function evidenceOf(check: TranscriptCheck): Record<string, unknown> {
  const { words, wordErrors, wrongNumbers, wrongStreets, turns } = check;
  return { words, wordErrors, wrongNumbers, wrongStreets, turns: turns.slice(0, 10) };
}
