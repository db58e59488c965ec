import { endOfDisclosure, saysAi } from '#domain/disclosure/rules.ts';
import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import { countSpokenWords } from '../estimate-seconds.ts';
import type { Turn } from '../schema.ts';

type Options = { wording: string; wordsPerMinute: number };

/** Music before the first word, and the difference between voices. */
const leadSeconds = 4;
/** By this point, it's in time with any voice. */
const latestSeconds = 18;
/** Doesn't interrupt an opening longer than this. */
const openingSeconds = 9;

/**
 * The turns, plus a separate sentence that the hosts are AI voices if nobody says so in time, because a model or person
 * wrote the script. It follows the opening lines.
 */
export function ensureDisclosure(
  turns: readonly Turn[],
  { wording, wordsPerMinute }: Options,
): { turns: Turn[]; added?: Turn } {
  const secondsOf = (text: string) => (countSpokenWords(text) / wordsPerMinute) * 60;
  let clock = leadSeconds;
  const starts = turns.map(({ text }) => {
    const start = clock;
    clock += secondsOf(text);
    return start;
  });
  const isTold = turns.some(({ text, branded }, at) => {
    const end = endOfDisclosure(text);
    // The unbranded cut omits the turns that name the agent.
    if (end === undefined || branded) return false;
    return (starts[at] ?? 0) + secondsOf(text.slice(0, end)) <= latestSeconds;
  });
  if (isTold || !saysAi(wording)) return { turns: [...turns] };
  const place = Math.max(
    starts.findLastIndex((start) => start <= leadSeconds + openingSeconds),
    0,
  );
  const previous = turns[place - 1];
  const added: Turn = {
    id: 'disclosure',
    speaker: previous?.speaker === 'nora' ? 'miles' : 'nora',
    text: wording,
    spokenText: toSpoken(wording),
    factIds: [],
    branded: false,
    chapter: 'welcome',
  };
  return { turns: [...turns.slice(0, place), added, ...turns.slice(place)], added };
}
