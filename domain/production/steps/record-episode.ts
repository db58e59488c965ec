import { recordTurns, type Takes } from '../../audio/record-turns.ts';
import type { Turn } from '../../script/schema.ts';
import { fingerprint } from '../run/hash-value.ts';
import { productOf, type Step } from '../run/step.ts';
import type { CheckedScript } from './check-script.ts';

/** `says` tells which words each take speaks; episodes of earlier days lack it. */
export type RecordedEpisode = Takes & { says?: Record<string, string> };

export function saysOf({ speaker, spokenText }: Pick<Turn, 'speaker' | 'spokenText'>): string {
  return fingerprint([speaker, spokenText]);
}

/** Says every turn that has not been said before; each one is kept as soon as it is there. */
export const recordEpisode: Step = {
  name: 'record-episode',
  limitSeconds: 1500,
  from: ['check-script'],
  async make(work) {
    const { script } = productOf<CheckedScript>(work, 'check-script');
    let reported = Promise.resolve();
    let refusal: unknown;
    const takes = await recordTurns(work.ctx, script.turns, {
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
    const says = Object.fromEntries(script.turns.map((turn) => [turn.id, saysOf(turn)]));
    const data: RecordedEpisode = { ...takes, says };
    return { data };
  },
};
