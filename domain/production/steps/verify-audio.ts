import { Unavailable } from '#adapters/unavailable.ts';
import type { Rewording, TranscriptCheck } from '../../audio/schema.ts';
import { type Transcription, transcribeEpisode } from '../../audio/transcribe-episode.ts';
import { rewordTurn } from '../../audio/verification/reword-turn.ts';
import type { Turn } from '../../script/schema.ts';
import { readStored } from '../delivery/episode-files.ts';
import { artifactOf } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { Step, Work } from '../run/step.ts';

const maxErrorRate = 0.05;
/** With more than this, the voices are at fault, not the words. */
const maxRewordings = 8;

/**
 * Transcribes the finished file and compares it with the script. A misheard number or street is recorded once more in
 * other words; if that's still wrong, or if words are wrong, it goes to a person.
 */
export const verifyAudio: Step<'verify-audio'> = {
  name: 'verify-audio',
  limitSeconds: 300,
  from: ['check-script', 'master-episode'],
  async run(work) {
    const { script } = artifactOf(work, 'check-script');
    const key = work.artifacts['master-episode']?.files.branded;
    if (!key) throw new Error('the episode has no file');
    const transcription = await transcribe(work, key, script.turns);
    const check = transcription?.check ?? null;
    const heard = {
      check,
      transcript: transcription?.transcript ?? null,
      transcriber: work.ctx.transcriber?.name ?? null,
    };
    const { rewordings } = artifactOf(work, 'record-episode');
    if (check && rewordings.length === 0 && isWrong(check)) {
      const misheard = rewordMisheard(script.turns, check);
      if (misheard.length > 0) return { data: { ...heard, rewordings: misheard, isPending: true } };
    }
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
    return { data: { ...heard, rewordings, isPending: false } };
  },
};

/**
 * If a number or a street is misheard however slowly it's played, the turn is recorded again in other words before a
 * person is asked. Returns nothing if other words wouldn't help.
 */
export function rewordMisheard(turns: Turn[], check: TranscriptCheck): Rewording[] {
  const misheard = [...check.wrongNumbers, ...check.wrongStreets];
  if (misheard.length > maxRewordings || check.errorRate > maxErrorRate) return [];
  return turns.flatMap(({ id, spokenText }) => {
    const own = misheard.filter(({ turnId }) => turnId === id);
    const to = own.length > 0 ? rewordTurn(spokenText, own) : null;
    return to === null ? [] : [{ turnId: id, from: spokenText, to }];
  });
}

/** Null if nothing can transcribe it: then a person listens. */
async function transcribe(work: Work, key: string, turns: Turn[]): Promise<Transcription | null> {
  const { ctx, signal, isLastTry } = work;
  if (!ctx.transcriber) return null;
  const { turns: times } = artifactOf(work, 'master-episode');
  const sound = await ctx.studio.hear(await readStored(ctx, key), { signal });
  try {
    return await transcribeEpisode(ctx.transcriber, {
      turns,
      times,
      sound,
      signal,
      onPart: work.stillWorking,
    });
  } catch (error) {
    // A person listens to a draft in any case, and the voice pack that it lacks includes the transcriber.
    if (error instanceof Unavailable && (isLastTry || isDraft(work))) return null;
    throw error;
  }
}

export function isWrong({ errorRate, wrongNumbers, wrongStreets }: TranscriptCheck): boolean {
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
