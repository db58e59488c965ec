import { findWordings } from '../../disclosure/queries.ts';
import { addMlsNotice } from '../../script/episode/add-mls-notice.ts';
import { writeEpisode } from '../../script/episode/write-episode.ts';
import { writeScriptWithModel } from '../../script/model/write-script-with-model.ts';
import { allScenes } from '../../script/scenes/all-scenes.ts';
import { artifactOf } from '../run/artifacts.ts';
import type { Step } from '../run/step.ts';
import { findThinListing, requireMoreFacts } from './thin-listing.ts';

/**
 * Writes the conversation of the two hosts from the facts alone. The built-in writer shows whether the facts are enough
 * for an episode; if not, the agent is asked. A configured language model then writes the same plan, scene by scene,
 * however short it is.
 */
export const writeScript: Step<'write-script'> = {
  name: 'write-script',
  limitSeconds: 600,
  from: ['check-facts'],
  async run(work) {
    const { signal, ctx, stillWorking } = work;
    const { wordsPerMinute } = ctx.speech;
    const { sheet } = artifactOf(work, 'check-facts');
    const { wordings } = await findWordings(ctx);
    const episode = writeEpisode(sheet, {
      scenes: allScenes,
      wordsPerMinute,
      disclosure: wordings.spoken,
      isRoomByRoom: ctx.writer !== undefined,
    });
    const issue = findThinListing(sheet, episode.script, wordsPerMinute);
    if (issue) await requireMoreFacts(work, sheet, issue);
    const script = ctx.writer
      ? await writeScriptWithModel(ctx.writer, sheet, episode, {
          wordsPerMinute,
          signal,
          onScene: stillWorking,
        })
      : episode.script;
    return { data: addMlsNotice(script, sheet) };
  },
};
