import type { Artifacts } from './artifacts.ts';
import { hashValue } from './hash-value.ts';
import type { Attempt, Step } from './step.ts';

/** The hash of what a step would be based on right now. */
export async function hashStepInput(
  { ctx, podcast, artifacts }: Pick<Attempt, 'ctx' | 'podcast' | 'artifacts'>,
  step: Step,
): Promise<string> {
  return hashInput(artifacts, step, await step.input?.({ ctx, podcast, artifacts }));
}

export function hashInput(artifacts: Artifacts, step: Step, input: unknown): string {
  const before = step.from.map((name) => artifacts[name]?.contentHash ?? null);
  return hashValue([step.name, before, input ?? null]);
}
