import { type Transcriber, transcriberRate } from '#adapters/transcriber/contract.ts';
import type { Turn } from '../script/schema.ts';
import type { Misheard, TimedTurn, TranscriptCheck } from './schema.ts';
import { stretchTime } from './signal/stretch-time.ts';
import { compareTranscript } from './verification/compare-transcript.ts';

type SpokenTurn = Pick<Turn, 'id' | 'text' | 'spokenText'>;
export type Transcription = { check: TranscriptCheck; transcript: string };
type Episode = {
  turns: SpokenTurn[];
  times: TimedTurn[];
  sound: Float32Array;
  signal: AbortSignal;
  /** Called whenever the transcriber has finished another part. */
  onPart?: () => void;
};

const marginSeconds = 0.25;
/** With more wrong turns than this, the transcriber isn't to blame. */
const maxRetries = 12;
/** A turn with this many errors was skipped: transcribers drop whole sentences now and then. */
const skippedShare = 0.5;
const minSkippedWords = 4;
/** How much a turn is stretched when it's transcribed again: as it is, then slower, then faster. */
const lengths = [1, 1.18, 0.88];

/**
 * Transcribes an episode and compares it with its script. A skipped turn is transcribed by itself. So is every turn with a
 * wrong number or street, and then at other speeds: in the flow of a conversation a transcriber misses names that it gets
 * right in isolation. What's wrong every time stays wrong.
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
  const hearAlone = async (turnId: string, length: number) => {
    const turn = turns.find(({ id }) => id === turnId);
    const at = times.findIndex(({ id }) => id === turnId);
    if (!turn || at < 0) return;
    const { from, to } = alone(times, at);
    return compareTranscript([turn], await transcribe(from, to, length));
  };
  const check = await hearSkipped(compareTranscript(turns, transcript), (id) => hearAlone(id, 1));
  const wrong = new Set([...check.wrongNumbers, ...check.wrongStreets].map(({ turnId }) => turnId));
  if (wrong.size === 0 || wrong.size > maxRetries) return { check, transcript };

  let { wrongNumbers, wrongStreets } = check;
  for (const turnId of wrong) {
    for (const length of lengths) {
      if (![...wrongNumbers, ...wrongStreets].some((miss) => miss.turnId === turnId)) break;
      const again = await hearAlone(turnId, length);
      if (!again) break;
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

/** The check with the skipped turns as transcribed by themselves, if that was better. */
async function hearSkipped(
  check: TranscriptCheck,
  hearAlone: (turnId: string) => Promise<TranscriptCheck | undefined>,
): Promise<TranscriptCheck> {
  const skipped = check.turns.filter(
    ({ words, wordErrors }) => words >= minSkippedWords && wordErrors > words * skippedShare,
  );
  if (skipped.length === 0 || skipped.length > maxRetries) return check;
  let { wordErrors, wrongNumbers, wrongStreets, turns } = check;
  for (const { turnId, wordErrors: before } of skipped) {
    const again = await hearAlone(turnId);
    if (!again || again.wordErrors >= before) continue;
    const isOther = (one: { turnId: string }) => one.turnId !== turnId;
    wordErrors -= before - again.wordErrors;
    wrongNumbers = [...wrongNumbers.filter(isOther), ...again.wrongNumbers];
    wrongStreets = [...wrongStreets.filter(isOther), ...again.wrongStreets];
    turns = [...turns.filter(isOther), ...again.turns].sort((a, b) => b.wordErrors - a.wordErrors);
  }
  return { ...check, wordErrors, errorRate: wordErrors / check.words, wrongNumbers, wrongStreets, turns };
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
