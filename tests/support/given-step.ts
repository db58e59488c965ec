import type { Made, Step } from '#domain/production/run/step.ts';

/** Stands in for a step of the pipeline, so that a test says what the step under test is made from. */
export function givenStep(name: Step['name'], data: unknown, files: Made['files'] = {}): Step {
  return { name, from: [], limitSeconds: 5, make: async () => ({ data, files }) };
}
