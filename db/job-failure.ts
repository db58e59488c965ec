/** A job that no later attempt can finish. It goes to the dead letters at once. */
export class HopelessJob extends Error {}

const MAX_MESSAGE_LENGTH = 2_000;
const MAX_STACK_LENGTH = 8_000;

/**
 * What the queue saves about a failure. The database refuses text with NUL or half a character, and a page's error can
 * contain both. A job whose failure can't be saved would stay active until its time is up, again and again.
 */
export function toJobFailure(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const failure = new Error(toStorable(message, MAX_MESSAGE_LENGTH));
  failure.stack = toStorable(stack ?? '', MAX_STACK_LENGTH);
  return failure;
}

function toStorable(text: string, maxLength: number): string {
  return text.slice(0, maxLength).toWellFormed().replaceAll('\0', '\uFFFD');
}
