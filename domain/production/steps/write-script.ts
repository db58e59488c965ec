import { Unavailable } from '#adapters/unavailable.ts';
import type { FactSheet, Script } from '../schema.ts';
import { writeScriptWithModel } from '../script/model/write-script-with-model.ts';
import { writeScript as compose } from '../script/write-script.ts';
import type { CheckedFacts } from './check-facts.ts';
import { productOf, type Step, type Work } from './step.ts';

/** Writes the talk of the two hosts from the facts alone: with a language model where there is one. */
export const writeScript: Step = {
  name: 'write-script',
  limitSeconds: 600,
  from: ['check-facts'],
  async make(work) {
    const { sheet } = productOf<CheckedFacts>(work, 'check-facts');
    return { data: await write(work, sheet) };
  },
};

/** A model that does not answer holds nobody up: the last try is the built-in writer's. */
async function write({ ctx, signal, isLastTry }: Work, sheet: FactSheet): Promise<Script> {
  const options = { wordsPerMinute: ctx.speech.wordsPerMinute, signal };
  if (!ctx.writer) return compose(sheet, options);
  try {
    return await writeScriptWithModel(ctx.writer, sheet, options);
  } catch (error) {
    if (!(error instanceof Unavailable) || !isLastTry) throw error;
    ctx.log.warn({ err: error }, 'the language model did not answer; the built-in writer wrote the script');
    return compose(sheet, options);
  }
}
