import { followChanges } from '../../../browser/follow-changes.ts';

/** `*` stands for changes missed while disconnected. */
const tables = new Set([
  '*',
  'market_requests',
  'markets',
  'business_categories',
  'businesses',
  'featured_businesses',
]);
const PAUSE_MS = 500;

/** Reports changes in the directory, batched, because an import makes many per second. */
export function followDirectory(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = followChanges(({ table }) => {
    if (!tables.has(table) || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      onChange();
    }, PAUSE_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
