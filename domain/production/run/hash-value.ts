import { createHash } from 'node:crypto';

/** Equal values have equal hashes, whatever the order of their fields. */
export function hashValue(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, 40);
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'undefined'
  );
}
