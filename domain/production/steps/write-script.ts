import { writeScriptWithModel } from '../../script/model/write-script-with-model.ts';
import { writeScript as compose } from '../../script/writer/write-script.ts';
import { artifactOf } from '../run/artifacts.ts';
import type { Step } from '../run/step.ts';

/** Writes the talk of the two hosts from the facts alone; a thin listing is told without a model's help. */
export const writeScript: Step<'write-script'> = {
  name: 'write-script',
  limitSeconds: 600,
  from: ['check-facts'],
  async run(work) {
    const { writer, speech } = work.ctx;
    const { sheet, isShort } = artifactOf(work, 'check-facts');
    const { wordsPerMinute } = speech;
    const { signal } = work;
    const data =
      writer && !isShort
        ? await writeScriptWithModel(writer, sheet, { wordsPerMinute, signal })
        : compose(sheet, { wordsPerMinute });
    return { data };
  },
};
