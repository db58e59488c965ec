import { followChanges } from '../../../browser/follow-changes.ts';

/** `*` stands for whatever was missed while the line was down. */
const tables = new Set([
  '*',
  'market_requests',
  'markets',
  'business_categories',
  'businesses',
  'featured_businesses',
]);
const PAUSE_MS = 500;

/** Tells of changes in the directory; an import changes it many times a second, so they are gathered. */
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
