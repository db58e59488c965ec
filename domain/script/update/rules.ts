import { type UpdateKind, updateKinds } from '#db/column-values.ts';

export { type UpdateKind, updateKinds };

/** How long an update is, by the estimate before recording and in the finished file. */
export const updateLimits = { minSeconds: 20, maxSeconds: 40 } as const;

/** An update has music before and behind it, and a breath between its chapters. */
export const updateMusicSeconds = 9;

/** Of a home that somebody has taken nobody is told the price, and nobody is sent there. */
export function isTaken(kind: UpdateKind): boolean {
  return kind === 'under-contract' || kind === 'sold';
}
