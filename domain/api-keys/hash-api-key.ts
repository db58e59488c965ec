import { createHash } from 'node:crypto';

/** Keys are 256 random bits, so a plain hash can't be guessed and costs nothing per request. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
