import type { RunStep } from '../queries.ts';
import { type StepName, stepNames } from '../rules.ts';

/** Medians of recent runs. `record-episode` counts for each part of the conversation. */
export type StepTimes = { seconds: Partial<Record<StepName, number>>; parts: number };

const MIN_REST_SECONDS = 5;
/** Before that, a run's own pace mostly reflects the startup of the voices. */
const MIN_PARTS_FOR_PACE = 5;

/**
 * How long an episode will still take, judging by recent ones: the remaining steps, the recording by its remaining
 * parts (at its own pace if that is slower), and the orders ahead of it. Undefined as long as too little is known.
 */
export function estimateRest(
  rows: RunStep[],
  times: StepTimes | undefined,
  { now, ahead, running }: { now: Date; ahead: number; running: number },
): number | undefined {
  if (!times) return undefined;
  const whole = stepNames.reduce((sum, name) => sum + usualSeconds(times, name, times.parts), 0);
  const queue = rows.length === 0 ? (whole * ahead) / Math.max(1, running) : 0;
  const left = stepNames.reduce((sum, name) => sum + restOf(rows, times, name, now), 0);
  return Math.round(queue + Math.max(MIN_REST_SECONDS, left));
}

function usualSeconds({ seconds }: StepTimes, name: StepName, parts: number): number {
  return (seconds[name] ?? 0) * (name === 'record-episode' ? parts : 1);
}

function restOf(rows: RunStep[], times: StepTimes, name: StepName, now: Date): number {
  const last = rows.findLast((row) => row.name === name);
  if (last?.outcome === 'done') return 0;
  const total = last?.totalParts ?? times.parts;
  if (!last || last.outcome !== null) return usualSeconds(times, name, total);
  const elapsed = (now.getTime() - last.startedAt.getTime()) / 1000;
  if (name === 'record-episode') {
    const done = last.doneParts ?? 0;
    const usual = usualSeconds(times, name, total - done);
    // A resumed recording starts with parts that took it no time, so a pace that looks fast proves nothing.
    return done < MIN_PARTS_FOR_PACE ? usual : Math.max(usual, (elapsed / done) * (total - done));
  }
  return Math.max(MIN_REST_SECONDS, usualSeconds(times, name, total) - elapsed);
}
