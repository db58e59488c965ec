import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ZodError } from 'zod';
import { AppError, type AppErrorCode } from '#domain/errors.ts';
import { isServiceAway } from '#domain/is-service-away.ts';
import type { RequestEnv } from './request-env.ts';

/** The message for a path that nothing handles. */
export const NO_SUCH_ENDPOINT = 'This endpoint doesn’t exist.';

const statusOf: Record<AppErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payment_required: 402,
  precondition_failed: 412,
  unprocessable: 422,
  too_many: 429,
  busy: 503,
};

/** Refusals that programs read as problem details get these titles. */
const titles: Record<string, string> = {
  invalid: 'Invalid request',
  unauthorized: 'Missing or invalid key',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  conflict: 'Not possible in the current state',
  payment_required: 'Balance too low',
  precondition_failed: 'Changed by someone else',
  unprocessable: 'Idempotency-Key already used',
  too_many: 'Too many requests',
  busy: 'Busy',
  unavailable: 'Service unavailable',
  internal: 'Internal error',
};

type Refusal = {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
};

/** The only place in the API that turns thrown errors into responses. */
export function answerError(error: unknown, c: HonoContext<RequestEnv>): Response {
  const refusal = describeError(error, c);
  if (c.req.path.startsWith('/v1/')) return answerProblem(refusal, c);
  const { status, code, message, fields } = refusal;
  return c.json({ error: { code, message, ...(fields ? { fields } : {}) } }, status);
}

/** RFC 9457, for programs. */
function answerProblem({ status, code, message, fields }: Refusal, c: HonoContext<RequestEnv>): Response {
  const type = `/developers/errors#${code}`;
  const problem = { type, title: titles[code] ?? code, status, detail: message, code };
  return c.body(JSON.stringify({ ...problem, ...(fields ? { errors: fields } : {}) }), status, {
    'Content-Type': 'application/problem+json',
  });
}

/** What a thrown error tells its caller; logs our own faults. */
export function describeError(error: unknown, c: HonoContext<RequestEnv>): Refusal {
  if (error instanceof ZodError) {
    const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
    return { status: 400, code: 'invalid', message: error.issues[0]?.message ?? 'Invalid input', fields };
  }
  if (error instanceof AppError) {
    if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
    const { code, message, fields } = error;
    return { status: statusOf[code], code, message, fields };
  }
  if (isUnreadableText(error)) {
    return { status: 400, code: 'invalid', message: 'The text contains characters we can’t store.' };
  }
  if (isServiceAway(error)) {
    c.var.log.warn({ err: error }, 'a service did not answer');
    c.header('Retry-After', '2');
    const message = 'A service we depend on isn’t responding. Please try again in a moment.';
    return { status: 503, code: 'unavailable', message };
  }
  c.var.log.error({ err: error, path: c.req.path }, 'request failed');
  const message = `Something went wrong on our side. Reference: ${c.var.requestId}`;
  return { status: 500, code: 'internal', message };
}

/** PostgreSQL's error codes for NUL and lone surrogates, in text and in JSON. */
const unreadable = new Set(['22021', '22P05']);

function isUnreadableText(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return unreadable.has(String(code)) || (cause !== undefined && isUnreadableText(cause));
}
