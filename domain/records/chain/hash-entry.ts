import { createHash } from 'node:crypto';
import type { AnyEntry } from '../schema.ts';

/** What the first entry of a chain has instead of a hash. */
export const CHAIN_START = '0'.repeat(64);

/** The same value always gives the same text: fields in order, no blanks. */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
        : part,
    ) ?? 'null'
  );
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

type Linked = Omit<AnyEntry, 'hash'> & { podcastId: string };

/** Covers the whole entry and, through `previousHash`, every entry before it. */
export function hashEntry({
  podcastId,
  sequence,
  part,
  subject,
  content,
  recordedAt,
  previousHash,
}: Linked): string {
  return sha256(canonicalJson({ podcastId, sequence, part, subject, content, recordedAt, previousHash }));
}
