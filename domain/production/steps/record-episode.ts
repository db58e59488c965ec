import { recordTurns } from '../../audio/recording/record-turns.ts';
import type { Rewording } from '../../audio/schema.ts';
import type { Turn } from '../../script/schema.ts';
import { type Artifacts, artifactOf, findArtifact } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { Step } from '../run/step.ts';
import { createOpening } from './create-opening.ts';

export function hashSpokenText({ speaker, spokenText }: Pick<Turn, 'speaker' | 'spokenText'>): string {
  return hashValue([speaker, spokenText]);
}

/** The turns that have to be said in other words, as long as the script contains the misheard words. */
function findRewordings(artifacts: Artifacts): Rewording[] {
  const script = findArtifact({ artifacts }, 'check-script')?.script;
  const misheard = findArtifact({ artifacts }, 'verify-audio')?.rewordings ?? [];
  return misheard.filter(({ turnId, from }) =>
    script?.turns.some((turn) => turn.id === turnId && turn.spokenText === from),
  );
}

/** Records every turn that has no clip yet; each clip is saved as soon as it is finished. */
export const recordEpisode: Step<'record-episode'> = {
  name: 'record-episode',
  limitSeconds: 600,
  from: ['check-script'],
  async input({ artifacts }) {
    const rewordings = findRewordings(artifacts);
    return rewordings.length > 0 ? rewordings : null;
  },
  async run(work) {
    const { script } = artifactOf(work, 'check-script');
    const rewordings = findRewordings(work.artifacts);
    const other = new Map(rewordings.map(({ turnId, to }) => [turnId, to]));
    let reported = Promise.resolve();
    let refusal: unknown;
    const said = script.turns.map((turn) => ({ ...turn, spokenText: other.get(turn.id) ?? turn.spokenText }));
    const opening = createOpening(work, script.title, said);
    const recorded = await recordTurns(work.ctx, said, {
      signal: work.signal,
      onProgress: work.stillWorking,
      onTurn: (done, total) => {
        reported = reported
          .then(() => work.report(done, total))
          .catch((error: unknown) => {
            refusal ??= error;
          });
      },
      onLeading: (clips, { isDraft }) => {
        if (!isDraft) opening.offer(clips);
      },
    });
    await opening.finished();
    await reported;
    if (refusal) throw refusal;
    const spokenHashes = Object.fromEntries(script.turns.map((turn) => [turn.id, hashSpokenText(turn)]));
    return { data: { ...recorded, spokenHashes, rewordings } };
  },
};
