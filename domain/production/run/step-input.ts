import { hashValue } from './hash-value.ts';
import type { Artifacts, Step, Work } from './step.ts';

/** The hash of what a step would be made from at this moment. */
export async function inputOf(
  work: Pick<Work, 'ctx' | 'podcast'>,
  artifacts: Artifacts,
  step: Step,
): Promise<string> {
  return hashInput(artifacts, step, await step.input?.(work));
}

export function hashInput(artifacts: Artifacts, step: Step, input: unknown): string {
  const before = step.from.map((name) => artifacts[name]?.contentHash ?? null);
  return hashValue([step.name, before, input ?? null]);
}
