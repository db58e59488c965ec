import { recordTurns, type Takes } from '../audio/record-turns.ts';
import type { CheckedScript } from './check-script.ts';
import { productOf, type Step } from './step.ts';

export type RecordedEpisode = Takes;

/** Says every turn that has not been said before; each one is kept as soon as it is there. */
export const recordEpisode: Step = {
  name: 'record-episode',
  limitSeconds: 1500,
  from: ['check-script'],
  async make(work) {
    const { script } = productOf<CheckedScript>(work, 'check-script');
    let reported = Promise.resolve();
    let refusal: unknown;
    const data: RecordedEpisode = await recordTurns(work.ctx, script.turns, {
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
    return { data };
  },
};
