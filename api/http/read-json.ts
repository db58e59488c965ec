import type { Context as HonoContext } from 'hono';
import { AppError } from '#domain/errors.ts';
import type { RequestEnv } from './request-env.ts';

/** The JSON object of a request's body; an empty body is an empty object. */
export async function readJson(c: HonoContext<RequestEnv>): Promise<object> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid', 'The request must be a JSON object.');
  }
  return value;
}
