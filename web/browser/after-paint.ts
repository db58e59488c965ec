/** A tab in the background paints nothing, and its work must go on all the same. */
const LONGEST_MS = 100;

/**
 * Resolves once the frame that shows what was changed so far has been painted. What takes long waits for it, so that a
 * press is answered first.
 */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
