import type { Line, SpeakOptions, SpokenLine } from './contract.ts';

/** Collects lines that arrive one by one, hands each on, and has them all at the end. */
export function collectLines(lines: Line[], onLine: SpeakOptions['onLine']) {
  const spoken: SpokenLine[] = [];
  const handed: Promise<void>[] = [];
  return {
    add({ index, line }: { index: number; line: SpokenLine }): void {
      spoken[index] = line;
      const handing = (async () => onLine?.(index, line))();
      // Its failure is told by `all`; until then nobody listens.
      handing.catch(() => {});
      handed.push(handing);
    },
    async all(): Promise<SpokenLine[]> {
      await Promise.all(handed);
      if (lines.some((_, index) => !spoken[index])) throw new Error('a line was not spoken');
      return spoken;
    },
  };
}
