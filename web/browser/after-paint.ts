/** A tab in the background paints nothing, but its work must continue. */
const LONGEST_MS = 100;

/**
 * Resolves once the frame with all changes so far has been painted. Slow work waits for it, so that a press gets a
 * response first.
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
