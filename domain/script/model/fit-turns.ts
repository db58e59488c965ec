import { estimateSeconds } from '../estimate-seconds.ts';
import type { ChapterName, Turn } from '../schema.ts';

const maxSeconds = 285;
const kept: ReadonlySet<ChapterName> = new Set(['welcome', 'visit']);

/** Drops turns from the end of the longest chapters until the talk fits its time. */
export function fitTurns(turns: readonly Turn[], wordsPerMinute: number): Turn[] {
  const fitting = [...turns];
  const isLong = () =>
    estimateSeconds(
      fitting.map(({ text }) => text),
      wordsPerMinute,
    ) > maxSeconds;
  while (isLong()) {
    const sizes = new Map<ChapterName, number>();
    for (const { chapter } of fitting)
      if (!kept.has(chapter)) sizes.set(chapter, (sizes.get(chapter) ?? 0) + 1);
    const longest = [...sizes].sort(([, a], [, b]) => b - a)[0]?.[0];
    if (longest === undefined) break;
    fitting.splice(
      fitting.findLastIndex(({ chapter }) => chapter === longest),
      1,
    );
  }
  return fitting;
}
