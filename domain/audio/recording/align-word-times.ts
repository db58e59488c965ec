import type { WordTiming } from '#adapters/speech/contract.ts';
import type { TimedWord } from '../schema.ts';

type Span = { startSeconds: number; endSeconds: number };

/**
 * Gives each word of the written text its time. Most words are spoken as they are written; if they aren't
 * ("$489,000"), the written words share the time between their matched neighbors by length.
 */
export function alignWordTimes(text: string, spoken: WordTiming[], whole: Span): TimedWord[] {
  const written = text.split(/\s+/).filter(Boolean);
  const pairs = matchWords(
    written.map(plain),
    spoken.map(({ word }) => plain(word)),
  );
  const timed: TimedWord[] = [];
  let [nextWritten, nextSpoken] = [0, 0];
  for (const [writtenIndex, spokenIndex] of [...pairs, [written.length, spoken.length] as const]) {
    const run = written.slice(nextWritten, writtenIndex);
    const before = timed.at(-1)?.endSeconds ?? whole.startSeconds;
    const after = spoken[spokenIndex]?.startSeconds ?? whole.endSeconds;
    const said = spoken.slice(nextSpoken, spokenIndex);
    timed.push(
      ...spread(run, {
        startSeconds: said[0]?.startSeconds ?? before,
        endSeconds: said.at(-1)?.endSeconds ?? after,
      }),
    );
    const word = written[writtenIndex];
    const timing = spoken[spokenIndex];
    if (word !== undefined && timing)
      timed.push({ word, startSeconds: timing.startSeconds, endSeconds: timing.endSeconds });
    [nextWritten, nextSpoken] = [writtenIndex + 1, spokenIndex + 1];
  }
  return timed;
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function spread(words: string[], { startSeconds, endSeconds }: Span): TimedWord[] {
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let clock = startSeconds;
  return words.map((word) => {
    const start = clock;
    clock += ((endSeconds - startSeconds) * word.length) / letters;
    return { word, startSeconds: start, endSeconds: clock };
  });
}

/** Longest common subsequence; turns are short, so a table will do. */
function matchWords(a: string[], b: string[]): [number, number][] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let k = b.length - 1; k >= 0; k--) {
      const row = table[i] as Uint16Array;
      const below = table[i + 1] as Uint16Array;
      row[k] =
        a[i] === b[k] ? (below[k + 1] as number) + 1 : Math.max(below[k] as number, row[k + 1] as number);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, k = 0; i < a.length && k < b.length; ) {
    if (a[i] === b[k]) pairs.push([i++, k++]);
    else if ((table[i + 1]?.[k] as number) >= (table[i]?.[k + 1] as number)) i += 1;
    else k += 1;
  }
  return pairs;
}
