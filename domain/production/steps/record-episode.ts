import { recordTurns } from '../../audio/record-turns.ts';
import type { Turn } from '../../script/schema.ts';
import { artifactOf } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { Step } from '../run/step.ts';

export function hashSpokenText({ speaker, spokenText }: Pick<Turn, 'speaker' | 'spokenText'>): string {
  return hashValue([speaker, spokenText]);
}

/** Records every turn that has no clip yet; each clip is saved as soon as it is there. */
export const recordEpisode: Step<'record-episode'> = {
  name: 'record-episode',
  limitSeconds: 1500,
  from: ['check-script'],
  async run(work) {
    const { script } = artifactOf(work, 'check-script');
    let reported = Promise.resolve();
    let refusal: unknown;
    const recorded = await recordTurns(work.ctx, script.turns, {
      signal: work.signal,
      onTurn: (done, total) => {
        reported = reported
          .then(() => work.report(done, total))
          .catch((error: unknown) => {
            refusal ??= error;
          });
      },
    });
    await reported;
    if (refusal) throw refusal;
    const spokenHashes = Object.fromEntries(script.turns.map((turn) => [turn.id, hashSpokenText(turn)]));
    return { data: { ...recorded, spokenHashes } };
  },
};
