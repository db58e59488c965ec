import { type ByteRange, RangeOutside } from './contract.ts';

/** Fits a wanted range to a file's size, as HTTP does: a too large end is cut. */
export function fitRange(sizeBytes: number, range: ByteRange | undefined): { start: number; end: number } {
  const start = range?.start ?? 0;
  const end = Math.min(range?.end ?? sizeBytes - 1, sizeBytes - 1);
  if (range && (start >= sizeBytes || start < 0 || end < start)) throw new RangeOutside(sizeBytes);
  return { start, end };
}
