import { ApiError } from '../../../browser/api.ts';

/** A refusal says why; anything else gets the words of the screen. */
export function failureText(error: unknown, unforeseen: string): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : unforeseen;
}
