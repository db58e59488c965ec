/** What can be news about a home that was told about before, in the words of the marketing kit. */
export const updateKinds = [
  'price-improved',
  'open-house',
  'back-on-market',
  'under-contract',
  'sold',
] as const;
export type UpdateKind = (typeof updateKinds)[number];

/** How long an update is, by the estimate before recording and in the finished file. */
export const updateLimits = { minSeconds: 20, maxSeconds: 40 } as const;

/** Of a home that somebody has taken nobody is told the price, and nobody is sent there. */
export function isTaken(kind: UpdateKind): boolean {
  return kind === 'under-contract' || kind === 'sold';
}
