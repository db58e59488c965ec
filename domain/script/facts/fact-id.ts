import { createHash } from 'node:crypto';

/** The same words give the same id, however often the sheet is built and whatever surrounds them. */
export function factId(field: string, value: string): string {
  const words = value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `${field}-${createHash('sha256').update(words).digest('hex').slice(0, 8)}`;
}
