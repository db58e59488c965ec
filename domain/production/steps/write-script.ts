import { findWordings } from '../../disclosure/queries.ts';
import { addMlsNotice } from '../../script/episode/add-mls-notice.ts';
import { writeScript as compose } from '../../script/episode/write-script.ts';
import { writeScriptWithModel } from '../../script/model/write-script-with-model.ts';
import { artifactOf } from '../run/artifacts.ts';
import type { Step } from '../run/step.ts';
import { findThinListing, requireMoreFacts } from './thin-listing.ts';

/**
 * Writes the talk of the two hosts from the facts alone. The built-in writer shows whether the facts carry an episode;
 * where they do not, the agent is asked, and a short talk that staff approved is not given to a model.
 */
export const writeScript: Step<'write-script'> = {
  name: 'write-script',
  limitSeconds: 600,
  from: ['check-facts'],
  async run(work) {
    const { signal, ctx } = work;
    const { wordsPerMinute } = ctx.speech;
    const { sheet } = artifactOf(work, 'check-facts');
    const { wordings } = await findWordings(ctx);
    const composed = compose(sheet, { wordsPerMinute, disclosure: wordings.spoken });
    const issue = findThinListing(sheet, composed, wordsPerMinute);
    if (issue) await requireMoreFacts(work, sheet, issue);
    const script =
      issue || !ctx.writer
        ? composed
        : await writeScriptWithModel(ctx.writer, sheet, composed, { wordsPerMinute, signal });
    return { data: addMlsNotice(script, sheet) };
  },
};
