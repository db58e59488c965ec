import { createHash, randomBytes } from 'node:crypto';

const prefixes = { code: 'hc_code_', access: 'hc_at_', refresh: 'hc_rt_' } as const;

/** 256 random bits. The prefix tells anyone who finds it in a log what it is. */
export function createOauthSecret(kind: keyof typeof prefixes): string {
  return prefixes[kind] + randomBytes(32).toString('base64url');
}

/** A random secret can't be guessed, so it doesn't need a slow hash. */
export function hashOauthSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
