import type { Readable } from 'node:stream';
import type { Context as HonoContext } from 'hono';
import type { RequestEnv } from './request-env.ts';
import { toWebStream } from './to-web-stream.ts';

/**
 * Responds with a stream, and closes it if nobody reads it: a request for headers only, or a caller who left
 * before the first byte.
 */
export function answerStream(
  c: HonoContext<RequestEnv>,
  stream: Readable,
  headers: Record<string, string>,
  status: 200 | 206 = 200,
): Response {
  const { signal } = c.req.raw;
  // The caller left while the file was being opened, so we won't be notified anymore.
  if (c.req.method === 'HEAD' || signal.aborted) {
    stream.destroy();
    return c.body(null, status, headers);
  }
  signal.addEventListener('abort', () => stream.destroy(), { once: true });
  return c.body(toWebStream(stream), status, headers);
}
