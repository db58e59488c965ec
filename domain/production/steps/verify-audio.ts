import { Unavailable } from '#adapters/unavailable.ts';
import type { TranscriptCheck } from '../../audio/schema.ts';
import { type Transcription, transcribeEpisode } from '../../audio/transcribe-episode.ts';
import type { Turn } from '../../script/schema.ts';
import { readStored } from '../delivery/episode-files.ts';
import { artifactOf } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { Step, Work } from '../run/step.ts';

const maxErrorRate = 0.05;

/** Transcribes the finished file and compares it with the script: wrong words, numbers or streets go to a person. */
export const verifyAudio: Step<'verify-audio'> = {
  name: 'verify-audio',
  limitSeconds: 600,
  from: ['check-script', 'master-episode'],
  async run(work) {
    const { script } = artifactOf(work, 'check-script');
    const key = work.artifacts['master-episode']?.files.branded;
    if (!key) throw new Error('the episode has no file');
    const transcription = await transcribe(work, key, script.turns);
    const check = transcription?.check ?? null;
    if (!check || isWrong(check))
      await work.requireApproval([
        {
          reason: 'failed_gate',
          subjectHash: hashValue(key),
          canApprove: true,
          evidence: {
            gate: 'verify-audio',
            audio: key,
            ...(check ? evidenceOf(check) : { message: whyNotTranscribed(work) }),
          },
        },
      ]);
    return {
      data: {
        check,
        transcript: transcription?.transcript ?? null,
        transcriber: work.ctx.transcriber?.name ?? null,
      },
    };
  },
};

/** Null when nothing can transcribe it: then a person listens. */
async function transcribe(work: Work, key: string, turns: Turn[]): Promise<Transcription | null> {
  const { ctx, signal, isLastTry } = work;
  if (!ctx.transcriber) return null;
  const { turns: times } = artifactOf(work, 'master-episode');
  const { speech: sound } = await ctx.studio.inspect(await readStored(ctx, key), { signal });
  try {
    return await transcribeEpisode(ctx.transcriber, { turns, times, sound, signal });
  } catch (error) {
    // A person listens to a draft in any case, and the voice pack that it lacks holds the transcriber as well.
    if (error instanceof Unavailable && (isLastTry || isDraft(work))) return null;
    throw error;
  }
}

function isWrong({ errorRate, wrongNumbers, wrongStreets }: TranscriptCheck): boolean {
  return errorRate > maxErrorRate || wrongNumbers.length > 0 || wrongStreets.length > 0;
}

const isDraft = (work: Work) => artifactOf(work, 'record-episode').isDraft;

function whyNotTranscribed(work: Work): string {
  return work.ctx.transcriber && isDraft(work)
    ? 'Not listened to: the transcriber is part of the voice pack, which could not be had. Please hear the episode yourself.'
    : 'No transcriber could listen to this episode; please hear it yourself.';
}

function evidenceOf(check: TranscriptCheck): Record<string, unknown> {
  const { words, wordErrors, wrongNumbers, wrongStreets, turns } = check;
  return { words, wordErrors, wrongNumbers, wrongStreets, turns: turns.slice(0, 10) };
}
