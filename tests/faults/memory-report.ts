import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { averageSpans, fitSlope } from './fit-slope.ts';

export type MemorySample = { atMs: number; pid: number; rss: number; heap: number };

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;
const SPAN_HOURS = 1 / 60;
/** Code loads and caches fill during the first episodes. */
const WARM_UP_SHARE = 0.25;
/** A leak that a restart every few months doesn't fix. */
const MAX_MEGABYTES_PER_HOUR = 5;

/** What report-memory.ts wrote about a process. */
export function readSamples(folder: string, role: string): MemorySample[] {
  const path = join(folder, `${role}.jsonl`);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as MemorySample);
}

/** The slope of a process's memory after its warm-up, and whether it clearly grows. */
export function describeMemory(role: string, samples: MemorySample[]): { line: string; isLeak: boolean } {
  const settled = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
  if (settled.length < 3) return { line: `${role}: too few samples`, isLeak: false };
  const start = samples[0]?.atMs ?? 0;
  const slopeOf = (pick: (sample: MemorySample) => number) =>
    fitSlope(
      averageSpans(
        settled.map((sample) => ({ x: (sample.atMs - start) / HOUR_MS, y: pick(sample) / MEGABYTE })),
        SPAN_HOURS,
      ),
    );
  const rss = slopeOf((sample) => sample.rss);
  const heap = slopeOf((sample) => sample.heap);
  const max = Math.max(...samples.map((sample) => sample.rss)) / MEGABYTE;
  const perHour = ({ slope, margin }: typeof rss) => `${slope.toFixed(1)} ± ${margin.toFixed(1)} MB an hour`;
  return {
    line: `${role}: at most ${max.toFixed(0)} MB; RSS ${perHour(rss)}, heap and buffers ${perHour(heap)} (${settled.length} samples)`,
    isLeak: [rss, heap].some(({ slope, margin }) => slope - margin > MAX_MEGABYTES_PER_HOUR),
  };
}
