import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AccountError } from '#domain/accounts/account-error.ts';
import { AppError } from '#domain/errors.ts';
import { isServiceAway } from '#domain/is-service-away.ts';
import type { RequestEnv } from '../http/request-env.ts';

const VERSION_HEADER = 'X-Supabase-Api-Version';
const VERSION = '2024-01-01';

type Refusal = { status: number; code: string; message: string; weakPasswordReasons?: string[] | undefined };

/** The only place in the account API that turns thrown errors into responses, in the format of the client's version. */
export function answerAuthError(error: unknown, c: HonoContext<RequestEnv>): Response {
  const refusal = toRefusal(error, c);
  c.header('Cache-Control', 'no-store');
  if (error instanceof AppError && error.retryAfterSeconds !== undefined) {
    c.header('Retry-After', String(error.retryAfterSeconds));
  }
  const { status, code, message, weakPasswordReasons: reasons } = refusal;
  const weak = reasons ? { weak_password: { reasons } } : {};
  if (!readsNamedCodes(c)) {
    return c.json({ code: status, error_code: code, msg: message, ...weak }, status as ContentfulStatusCode);
  }
  c.header(VERSION_HEADER, VERSION);
  return c.json({ code, message, ...weak }, status as ContentfulStatusCode);
}

function toRefusal(error: unknown, c: HonoContext<RequestEnv>): Refusal {
  if (error instanceof AccountError) {
    const { status, accountCode: code, message, weakPasswordReasons } = error;
    return { status, code, message, weakPasswordReasons };
  }
  if (error instanceof AppError && error.code === 'busy') {
    return { status: 503, code: 'unexpected_failure', message: error.message };
  }
  if (isServiceAway(error)) {
    c.var.log.warn({ err: error }, 'a service did not answer');
    return { status: 503, code: 'unexpected_failure', message: 'A service did not answer, please retry' };
  }
  c.var.log.error({ err: error, path: c.req.path }, 'request failed');
  return {
    status: 500,
    code: 'unexpected_failure',
    message: `Unexpected failure, reference ${c.var.requestId}`,
  };
}

function readsNamedCodes(c: HonoContext<RequestEnv>): boolean {
  const asked = c.req.header(VERSION_HEADER) ?? '';
  return /^2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(asked) && asked >= VERSION;
}
