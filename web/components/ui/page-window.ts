/**
 * The page numbers to offer: the ends, the current page and its neighbors; null is a gap. Always the same
 * count, so the row keeps its width.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...range(pageCount - 4, pageCount)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
