import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ZodError } from 'zod';
import { Unavailable } from '#adapters/unavailable.ts';
import { AppError, type AppErrorCode } from '#domain/errors.ts';
import type { RequestEnv } from './request-env.ts';

const statusOf: Record<AppErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  busy: 503,
};

/** The only place in the API that turns thrown errors into responses. */
export function answerError(error: unknown, c: HonoContext<RequestEnv>): Response {
  if (error instanceof ZodError) {
    const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
    const message = error.issues[0]?.message ?? 'Invalid input';
    return c.json({ error: { code: 'invalid', message, fields } }, 400);
  }
  if (error instanceof AppError) {
    if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
    const { code, message, fields } = error;
    return c.json({ error: { code, message, ...(fields ? { fields } : {}) } }, statusOf[code]);
  }
  if (isUnreadableText(error)) {
    const message = 'The text holds characters that cannot be stored.';
    return c.json({ error: { code: 'invalid', message } }, 400);
  }
  if (error instanceof Unavailable) {
    c.var.log.warn({ err: error }, 'a service did not answer');
    const message = 'A service we depend on is not answering. Please try again in a moment.';
    return c.json({ error: { code: 'unavailable', message } }, 503);
  }
  c.var.log.error({ err: error, path: c.req.path }, 'request failed');
  const message = `Something went wrong on our side. Reference: ${c.var.requestId}`;
  return c.json({ error: { code: 'internal', message } }, 500);
}

/** PostgreSQL's error codes for NUL and lone surrogates, in text and in JSON. */
const unreadable = new Set(['22021', '22P05']);

function isUnreadableText(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return unreadable.has(String(code)) || (cause !== undefined && isUnreadableText(cause));
}
