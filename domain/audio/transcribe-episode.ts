import { type Transcriber, transcriberRate } from '#adapters/transcriber/contract.ts';
import type { Turn } from '../script/schema.ts';
import type { Misheard, TimedTurn, TranscriptCheck } from './schema.ts';
import { compareTranscript } from './verification/compare-transcript.ts';

type SpokenTurn = Pick<Turn, 'id' | 'text' | 'spokenText'>;
export type Transcription = { check: TranscriptCheck; transcript: string };
type Episode = { turns: SpokenTurn[]; times: TimedTurn[]; sound: Float32Array; signal: AbortSignal };

const marginSeconds = 0.25;
/** With more wrong turns than this, the transcriber is not to blame. */
const maxRetries = 12;

/**
 * Transcribes an episode and compares it with its script. Every turn whose number or street came out wrong is
 * transcribed once more by itself: in the flow of a talk a transcriber misses names that it gets right alone. What is
 * wrong both times stays wrong.
 */
export async function transcribeEpisode(
  transcriber: Transcriber,
  { turns, times, sound, signal }: Episode,
): Promise<Transcription> {
  const transcribe = async (from: number, to: number) => {
    const samples = sound.slice(
      Math.max(0, Math.floor((from - marginSeconds) * transcriberRate)),
      Math.ceil((to + marginSeconds) * transcriberRate),
    );
    return (await transcriber.transcribe(samples, { signal })).map(({ text }) => text).join(' ');
  };
  const transcript = await transcribe(times[0]?.startSeconds ?? 0, times.at(-1)?.endSeconds ?? 0);
  const check = compareTranscript(turns, transcript);
  const wrong = new Set([...check.wrongNumbers, ...check.wrongStreets].map(({ turnId }) => turnId));
  if (wrong.size === 0 || wrong.size > maxRetries) return { check, transcript };

  let { wrongNumbers, wrongStreets } = check;
  for (const turnId of wrong) {
    const turn = turns.find(({ id }) => id === turnId);
    const time = times.find(({ id }) => id === turnId);
    if (!turn || !time) continue;
    const again = compareTranscript([turn], await transcribe(time.startSeconds, time.endSeconds));
    const stillWrong = (first: Misheard[], second: Misheard[]) =>
      first.filter(
        (miss) => miss.turnId !== turnId || second.some(({ expected }) => expected === miss.expected),
      );
    wrongNumbers = stillWrong(wrongNumbers, again.wrongNumbers);
    wrongStreets = stillWrong(wrongStreets, again.wrongStreets);
  }
  return { check: { ...check, wrongNumbers, wrongStreets }, transcript };
}
