import { ApiError } from '../../../browser/api.ts';

/** The server's reason for a refusal, otherwise the screen's own text. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : fallback;
}
