import { Unavailable } from '#adapters/unavailable.ts';
import { readStored } from '../episode-files.ts';
import { fingerprint } from '../run/fingerprint.ts';
import { compareTranscript, type TranscriptCheck } from '../spoken/transcript/compare-transcript.ts';
import type { CheckedScript } from './check-script.ts';
import { productOf, type Step, type Work } from './step.ts';

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
    const heard = await hear(work, key);
    const check = heard === null ? null : compareTranscript(script.turns, heard);
    if (!check || isWrong(check))
      await work.requireApproval([
        {
          reason: 'failed_gate',
          subjectHash: fingerprint(key),
          canApprove: true,
          evidence: { gate: 'listen-back', audio: key, ...evidenceOf(check) },
        },
      ]);
    const data: HeardEpisode = { check, heard, recogniser: work.ctx.recogniser?.name ?? null };
    return { data };
  },
};

/** Null when there is nobody to listen: then a person does. */
async function hear({ ctx, signal, isLastTry }: Work, key: string): Promise<string | null> {
  if (!ctx.recogniser) return null;
  const { speech } = await ctx.studio.inspect(await readStored(ctx, key), { signal });
  try {
    const parts = await ctx.recogniser.transcribe(speech, { signal });
    return parts.map(({ text }) => text).join(' ');
  } catch (error) {
    if (error instanceof Unavailable && isLastTry) return null;
    throw error;
  }
}

function isWrong({ errorRate, wrongNumbers, wrongStreets }: TranscriptCheck): boolean {
  return errorRate > mostErrors || wrongNumbers.length > 0 || wrongStreets.length > 0;
}

function evidenceOf(check: TranscriptCheck | null): Record<string, unknown> {
  if (!check) return { message: 'No recogniser could listen to this episode; please hear it yourself.' };
  const { words, wordErrors, wrongNumbers, wrongStreets, turns } = check;
  return { words, wordErrors, wrongNumbers, wrongStreets, turns: turns.slice(0, 10) };
}
