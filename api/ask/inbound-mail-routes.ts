import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { receiveAgentReply } from '#domain/ask/receive-agent-reply.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { NO_SUCH_ENDPOINT } from '../http/answer-error.ts';
import type { RequestEnv } from '../http/request-env.ts';

const maxBytes = 2 * 1024 * 1024;
/** The same three fields, by the names that mail services give them. */
const names = {
  to: ['recipient', 'OriginalRecipient', 'to', 'To'],
  from: ['sender', 'From', 'from'],
  text: ['stripped-text', 'StrippedTextReply', 'text', 'TextBody', 'body-plain'],
} as const;

/** Replies to our email, forwarded by the mail service as a form or JSON, with the secret as the password. */
export function createInboundMailRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => Promise.reject(new AppError('invalid', 'This email is too large.')),
  });
  app.post('/webhooks/mail', limit, async (c) => {
    const { inboundMail } = ctx;
    if (!inboundMail || !hasPassword(c.req.header('authorization'), inboundMail.secret))
      throw new AppError('not_found', NO_SUCH_ENDPOINT);
    const isJson = c.req.header('content-type')?.includes('json');
    const body: unknown = isJson ? await c.req.json().catch(() => ({})) : await c.req.parseBody();
    const given = (body ?? {}) as Record<string, unknown>;
    const read = (keys: readonly string[]) =>
      keys
        .map((key) => given[key])
        .find((value): value is string => typeof value === 'string' && value !== '') ?? '';
    return c.json(
      await receiveAgentReply(ctx, { to: read(names.to), from: read(names.from), text: read(names.text) }),
    );
  });
  return app;
}

/** HTTP basic authentication; every mail service can call a URL with a user and a password. */
function hasPassword(header: string | undefined, secret: string): boolean {
  const encoded = /^Basic (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  const given = Buffer.from(
    Buffer.from(encoded, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, ''),
  );
  const expected = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
