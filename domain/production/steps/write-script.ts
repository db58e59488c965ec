import { writeScriptWithModel } from '../../script/model/write-script-with-model.ts';
import { writeScript as compose } from '../../script/writer/write-script.ts';
import { productOf, type Step } from '../run/step.ts';
import type { CheckedFacts } from './check-facts.ts';

/** Writes the talk of the two hosts from the facts alone; a thin listing is told without a model's help. */
export const writeScript: Step = {
  name: 'write-script',
  limitSeconds: 600,
  from: ['check-facts'],
  async make(work) {
    const { writer, speech } = work.ctx;
    const { sheet, isShort } = productOf<CheckedFacts>(work, 'check-facts');
    const { wordsPerMinute } = speech;
    const { signal } = work;
    const data =
      writer && !isShort
        ? await writeScriptWithModel(writer, sheet, { wordsPerMinute, signal })
        : compose(sheet, { wordsPerMinute });
    return { data };
  },
};
