import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { AccountError } from '#domain/accounts/account-error.ts';
import type { RequestEnv } from '../http/request-env.ts';

export const MAX_BODY_BYTES = 64 * 1024;

export function tooLarge(): AccountError {
  return new AccountError(
    413,
    'validation_failed',
    `The request body is larger than ${MAX_BODY_BYTES} bytes`,
  );
}

/** Reads the body as a JSON object whatever its content type says; an empty body is an empty object. */
export async function readBody<Schema extends z.ZodType>(
  c: HonoContext<RequestEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text();
  const parsed = schema.safeParse(text.trim() === '' ? {} : parseObject(text));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? 'body';
  const message =
    field === 'code_challenge' ? 'PKCE is not offered: code_challenge must be null' : `${field} is not valid`;
  throw new AccountError(400, 'validation_failed', message);
}

function parseObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AccountError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new AccountError(400, 'bad_json', 'Could not parse request body as JSON: it is not an object');
}
