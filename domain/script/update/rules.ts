import { type UpdateKind, updateKinds } from '#db/column-values.ts';

export { type UpdateKind, updateKinds };

/** How long an update is, by the estimate before recording and in the finished file. */
export const updateLimits = { minSeconds: 20, maxSeconds: 40 } as const;

/** An update has music before and after it, and a pause between chapters. */
export const updateMusicSeconds = 9;

/** If a home is taken, don't tell anyone its price or send anyone there. */
export function isTaken(kind: UpdateKind): boolean {
  return kind === 'under-contract' || kind === 'sold';
}
