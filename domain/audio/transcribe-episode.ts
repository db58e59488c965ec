import type { Recogniser } from '#adapters/recogniser/contract.ts';
import type { Turn } from '../script/schema.ts';
import type { TimedTurn } from './studio.ts';
import { compareTranscript, type TranscriptCheck } from './verification/compare-transcript.ts';

type SpokenTurn = Pick<Turn, 'id' | 'text' | 'spokenText'>;
export type Heard = { check: TranscriptCheck; heard: string };
export type Hearing = { turns: SpokenTurn[]; times: TimedTurn[]; sound: Float32Array; signal: AbortSignal };

const rate = 16_000;
const marginSeconds = 0.25;
/** More doubtful turns than this are not a slip of the recogniser. */
const mostSecondHearings = 12;

/**
 * Listens to the talk of an episode, then once more to every turn whose number or street came out wrong: in the flow
 * of a talk a recogniser mishears names that it gets right by themselves. What is wrong both times stays wrong.
 */
export async function hearEpisode(
  recogniser: Recogniser,
  { turns, times, sound, signal }: Hearing,
): Promise<Heard> {
  const part = async (from: number, to: number) => {
    const samples = sound.slice(
      Math.max(0, Math.floor((from - marginSeconds) * rate)),
      Math.ceil((to + marginSeconds) * rate),
    );
    return (await recogniser.transcribe(samples, { signal })).map(({ text }) => text).join(' ');
  };
  const heard = await part(times[0]?.startSeconds ?? 0, times.at(-1)?.endSeconds ?? 0);
  const check = compareTranscript(turns, heard);
  const doubtful = new Set([...check.wrongNumbers, ...check.wrongStreets].map(({ turnId }) => turnId));
  if (doubtful.size === 0 || doubtful.size > mostSecondHearings) return { check, heard };

  const again = { wrongNumbers: check.wrongNumbers, wrongStreets: check.wrongStreets };
  for (const turnId of doubtful) {
    const turn = turns.find(({ id }) => id === turnId);
    const time = times.find(({ id }) => id === turnId);
    if (!turn || !time) continue;
    const second = compareTranscript([turn], await part(time.startSeconds, time.endSeconds));
    const isStill = (wrong: { turnId: string; expected: string }, now: { expected: string }[]) =>
      wrong.turnId !== turnId || now.some(({ expected }) => expected === wrong.expected);
    again.wrongNumbers = again.wrongNumbers.filter((wrong) => isStill(wrong, second.wrongNumbers));
    again.wrongStreets = again.wrongStreets.filter((wrong) => isStill(wrong, second.wrongStreets));
  }
  return { check: { ...check, ...again }, heard };
}
