import { AccountError } from './account-error.ts';
import {
  isMetadataSmall,
  isStorable,
  MAX_METADATA_BYTES,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  normalizeEmail,
} from './rules.ts';

export function requireEmail(given: string | undefined): string {
  const email = normalizeEmail(given ?? '');
  if (email) return email;
  throw new AccountError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

export function requireStrongPassword(password: string): void {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    const message = `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`;
    throw new AccountError(422, 'weak_password', message, { weakPasswordReasons: ['length'] });
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    const message = `Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters.`;
    throw new AccountError(400, 'validation_failed', message);
  }
}

export function requireMetadata(given: unknown): Record<string, unknown> {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw new AccountError(400, 'validation_failed', 'data must be an object');
  }
  if (!isStorable(given)) {
    throw new AccountError(400, 'validation_failed', 'data holds text that cannot be stored');
  }
  requireSmallMetadata(given);
  return given as Record<string, unknown>;
}

export function requireSmallMetadata(metadata: object): void {
  if (isMetadataSmall(metadata)) return;
  throw new AccountError(400, 'validation_failed', `data cannot be larger than ${MAX_METADATA_BYTES} bytes`);
}
