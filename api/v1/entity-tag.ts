import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';

/** A strong ETag of what is sent. */
export function entityTag(value: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 27)}"`;
}

/** Whether a list of ETags, as If-None-Match and If-Match send it, names this one. */
export function namesEntityTag(header: string, tag: string, { isWeak }: { isWeak: boolean }): boolean {
  if (header.trim() === '*') return true;
  return header
    .split(',')
    .map((part) => part.trim())
    .some((part) => part === tag || (isWeak && part === `W/${tag}`));
}

/** If-Match compares strongly: a weak tag never matches. */
export function requireEntityTag(header: string | undefined, current: unknown): void {
  if (header === undefined || namesEntityTag(header, entityTag(current), { isWeak: false })) return;
  throw new AppError('precondition_failed', 'This has changed since you read it. Read it again first.');
}
