import { type Transcriber, transcriberRate } from '#adapters/transcriber/contract.ts';
import type { Turn } from '../script/schema.ts';
import type { Misheard, TimedTurn, TranscriptCheck } from './schema.ts';
import { stretchTime } from './stretch-time.ts';
import { compareTranscript } from './verification/compare-transcript.ts';

type SpokenTurn = Pick<Turn, 'id' | 'text' | 'spokenText'>;
export type Transcription = { check: TranscriptCheck; transcript: string };
type Episode = {
  turns: SpokenTurn[];
  times: TimedTurn[];
  sound: Float32Array;
  signal: AbortSignal;
  /** The transcriber has heard another part. */
  onPart?: () => void;
};

const marginSeconds = 0.25;
/** With more wrong turns than this, the transcriber is not to blame. */
const maxRetries = 12;
/** How long a turn becomes when it is heard again: as it is, then slower, then faster. */
const lengths = [1, 1.18, 0.88];

/**
 * Transcribes an episode and compares it with its script. Every turn whose number or street came out wrong is
 * transcribed by itself, then at other speeds: in the flow of a talk a transcriber misses names that it gets right
 * alone. What is wrong every time stays wrong.
 */
export async function transcribeEpisode(
  transcriber: Transcriber,
  { turns, times, sound, signal, onPart }: Episode,
): Promise<Transcription> {
  const options = { signal, ...(onPart ? { onPart } : {}) };
  const transcribe = async (from: number, to: number, length = 1) => {
    const samples = sound.slice(
      Math.max(0, Math.floor(from * transcriberRate)),
      Math.ceil(to * transcriberRate),
    );
    const heard = await transcriber.transcribe(stretchTime(samples, transcriberRate, length), options);
    return heard.map(({ text }) => text).join(' ');
  };
  const transcript = await transcribe(
    (times[0]?.startSeconds ?? 0) - marginSeconds,
    (times.at(-1)?.endSeconds ?? 0) + marginSeconds,
  );
  const check = compareTranscript(turns, transcript);
  const wrong = new Set([...check.wrongNumbers, ...check.wrongStreets].map(({ turnId }) => turnId));
  if (wrong.size === 0 || wrong.size > maxRetries) return { check, transcript };

  let { wrongNumbers, wrongStreets } = check;
  for (const turnId of wrong) {
    const turn = turns.find(({ id }) => id === turnId);
    const at = times.findIndex(({ id }) => id === turnId);
    if (!turn || at < 0) continue;
    const { from, to } = alone(times, at);
    for (const length of lengths) {
      if (![...wrongNumbers, ...wrongStreets].some((miss) => miss.turnId === turnId)) break;
      const again = compareTranscript([turn], await transcribe(from, to, length));
      const stillWrong = (first: Misheard[], second: Misheard[]) =>
        first.filter(
          (miss) => miss.turnId !== turnId || second.some(({ expected }) => expected === miss.expected),
        );
      wrongNumbers = stillWrong(wrongNumbers, again.wrongNumbers);
      wrongStreets = stillWrong(wrongStreets, again.wrongStreets);
    }
  }
  return { check: { ...check, wrongNumbers, wrongStreets }, transcript };
}

/** A turn with the air around it, but without the words of its neighbors. */
function alone(times: TimedTurn[], at: number): { from: number; to: number } {
  const { startSeconds, endSeconds } = times[at] as TimedTurn;
  return {
    from: Math.max(startSeconds - marginSeconds, Math.min(startSeconds, times[at - 1]?.endSeconds ?? 0)),
    to: Math.min(
      endSeconds + marginSeconds,
      Math.max(endSeconds, times[at + 1]?.startSeconds ?? Number.POSITIVE_INFINITY),
    ),
  };
}
