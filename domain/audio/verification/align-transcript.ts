/** For each word of `script`, the index of the matching word of `heard`, or -1. */
export type Alignment = { matchOf: Int32Array; substitutions: number; missing: number; added: number };

type IsSame = (script: number, heard: number) => boolean;

/** Costs of aligning a part of the script with every prefix of a part of the transcript; two rows at a time. */
function costs(
  from: number,
  to: number,
  first: number,
  last: number,
  isSame: IsSame,
  isReversed: boolean,
): Int32Array {
  const width = last - first;
  let above = Int32Array.from({ length: width + 1 }, (_, index) => index);
  let row = new Int32Array(width + 1);
  for (let step = 0; step < to - from; step += 1) {
    const script = isReversed ? to - 1 - step : from + step;
    row[0] = step + 1;
    for (let column = 1; column <= width; column += 1) {
      const heard = isReversed ? last - column : first + column - 1;
      const change = (above[column - 1] as number) + (isSame(script, heard) ? 0 : 1);
      row[column] = Math.min(change, (above[column] as number) + 1, (row[column - 1] as number) + 1);
    }
    [above, row] = [row, above];
  }
  return above;
}

/** Hirschberg's alignment: the fewest changes, with memory for two rows only. */
export function alignTranscript(scriptLength: number, transcriptLength: number, isSame: IsSame): Alignment {
  const matchOf = new Int32Array(scriptLength).fill(-1);
  const counts = { substitutions: 0, missing: 0, added: 0 };

  function pair(script: number, heard: number): void {
    matchOf[script] = heard;
    if (!isSame(script, heard)) counts.substitutions += 1;
  }

  function align(from: number, to: number, first: number, last: number): void {
    let [start, end, transcriptStart, transcriptEnd] = [from, to, first, last];
    while (start < end && transcriptStart < transcriptEnd && isSame(start, transcriptStart))
      pair(start++, transcriptStart++);
    while (start < end && transcriptStart < transcriptEnd && isSame(end - 1, transcriptEnd - 1))
      pair(--end, --transcriptEnd);
    if (start === end) counts.added += transcriptEnd - transcriptStart;
    else if (transcriptStart === transcriptEnd) counts.missing += end - start;
    else if (end - start === 1) {
      let match = transcriptStart;
      for (let heard = transcriptStart; heard < transcriptEnd; heard += 1)
        if (isSame(start, heard)) match = heard;
      pair(start, match);
      counts.added += transcriptEnd - transcriptStart - 1;
    } else {
      const middle = (start + end) >> 1;
      const head = costs(start, middle, transcriptStart, transcriptEnd, isSame, false);
      const tail = costs(middle, end, transcriptStart, transcriptEnd, isSame, true);
      const width = transcriptEnd - transcriptStart;
      let best = 0;
      const total = (split: number) => (head[split] as number) + (tail[width - split] as number);
      for (let split = 1; split <= width; split += 1) if (total(split) < total(best)) best = split;
      align(start, middle, transcriptStart, transcriptStart + best);
      align(middle, end, transcriptStart + best, transcriptEnd);
    }
  }

  align(0, scriptLength, 0, transcriptLength);
  return { matchOf, ...counts };
}
