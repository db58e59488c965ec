import type { RunStep } from '../queries.ts';
import { type StepName, stages } from '../rules.ts';
import type { ProductionView } from '../run/schema.ts';

type Stage = ProductionView['stages'][number];

/**
 * The stages as a customer follows them. None goes back: a finished stage stays finished and a clock never restarts,
 * however often its steps are repeated. `isSecondLook` means that something finished is being redone.
 */
export function describeStages(rows: RunStep[]): { stages: Stage[]; isSecondLook: boolean } {
  const done = new Set(rows.filter(({ outcome }) => outcome === 'done').map(({ name }) => name));
  const isBegun = stages.map(({ steps }) => rows.some(({ name }) => isOf(steps, name)));
  const isDone = stages.map(({ steps }) => steps.every((name) => done.has(name)));
  const reached = isBegun.lastIndexOf(true);
  const current = rows.at(-1);
  const isWorking =
    current !== undefined && !['review', 'questions', 'stopped'].includes(current.outcome ?? '');
  return {
    isSecondLook: isWorking && current.outcome !== 'done' && isRepeated(rows, current),
    stages: stages.map(({ name, title, steps }, index) => {
      const own = rows.filter((row) => isOf(steps, row.name));
      const state = stateOf(index, { reached, isDone: isDone[index] === true, isWorking });
      const parts = state === 'running' && !isDone[index] ? partsOf(own) : undefined;
      return {
        name,
        title,
        state,
        startedAt: own[0]?.startedAt.toISOString() ?? null,
        endedAt: state === 'done' ? firstEnd(own, steps) : null,
        doneParts: parts?.doneParts ?? null,
        totalParts: parts?.totalParts ?? null,
      };
    }),
  };
}

const isOf = (steps: readonly StepName[], name: StepName) => steps.includes(name);

function stateOf(
  index: number,
  { reached, isDone, isWorking }: { reached: number; isDone: boolean; isWorking: boolean },
): Stage['state'] {
  // Whatever lies before the furthest stage is behind the customer.
  if (isDone || index < reached) return 'done';
  return index === reached && isWorking ? 'running' : 'waiting';
}

/** Started before, in this attempt or an earlier one. */
function isRepeated(rows: RunStep[], current: RunStep): boolean {
  return rows.some((row) => row !== current && row.name === current.name);
}

/** The highest progress ever reported: another attempt starts with what is already recorded. */
function partsOf(own: RunStep[]) {
  const last = own.at(-1);
  if (!last || last.totalParts === null) return undefined;
  const reported = own.filter(({ name, totalParts }) => name === last.name && totalParts === last.totalParts);
  const doneParts = Math.max(...reported.map((row) => row.doneParts ?? 0));
  return { doneParts, totalParts: last.totalParts };
}

/** When every step of a stage had been done for the first time. */
function firstEnd(own: RunStep[], steps: readonly StepName[]): string | null {
  const ends = steps.map((step) =>
    own.find(({ name, outcome }) => name === step && outcome === 'done')?.endedAt?.getTime(),
  );
  const known = ends.filter((end) => end !== undefined);
  return known.length > 0 ? new Date(Math.max(...known)).toISOString() : null;
}
