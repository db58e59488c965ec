import { type UpdateKind, updateKinds } from '#db/column-values.ts';

export { type UpdateKind, updateKinds };

/** How long an update is, by the estimate before recording and in the finished file. */
export const updateLimits = { minSeconds: 20, maxSeconds: 40 } as const;

/** Of a home that somebody has taken nobody is told the price, and nobody is sent there. */
export function isTaken(kind: UpdateKind): boolean {
  return kind === 'under-contract' || kind === 'sold';
}
