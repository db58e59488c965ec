import { fingerprint } from './hash-value.ts';
import type { Products, Step, Work } from './step.ts';

/** The fingerprint of what a step would be made from at this moment. */
export async function inputOf(
  work: Pick<Work, 'ctx' | 'podcast'>,
  products: Products,
  step: Step,
): Promise<string> {
  return hashInput(products, step, await step.input?.(work));
}

export function hashInput(products: Products, step: Step, input: unknown): string {
  const before = step.from.map((name) => products[name]?.contentHash ?? null);
  return fingerprint([step.name, before, input ?? null]);
}
