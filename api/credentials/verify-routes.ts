import { Hono } from 'hono';
import { createConcurrencyLimit } from '#domain/concurrency-limit.ts';
import type { Context } from '#domain/context.ts';
import { MAX_VERIFY_BYTES, VERIFY_TOO_LARGE } from '#domain/credentials/rules.ts';
import { describeRecordFile, verifyFile } from '#domain/credentials/verify-file.ts';
import { AppError } from '#domain/errors.ts';
import { listPassedChecks } from '#domain/production/checks/queries.ts';
import { verifyRecordFile } from '#domain/records/verify-record-file.ts';
import { limitBody } from '../http/limit-body.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { limitChecks } from './limit-checks.ts';

const limit = { maxBytes: MAX_VERIFY_BYTES, tooLarge: VERIFY_TOO_LARGE, withinMs: 90_000 };
const BUSY = 'Many files are being checked at the moment. Please try again in a few seconds.';

/**
 * A file to check, from anyone, as plain bytes. It stays in memory and is dropped after the response; at most two are
 * in memory at a time.
 */
export function createVerifyRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limiter = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 10, waitMs: 20_000, message: BUSY });
  app.post('/verify-files', async (c) => {
    await limitChecks(ctx, c.var.clientIp);
    const verification = await limiter.run(async () => {
      const body = await limitBody(c.req.raw, limit).arrayBuffer();
      if (body.byteLength === 0) throw new AppError('invalid', 'Choose a file first.');
      const bytes = new Uint8Array(body);
      const record = await verifyRecordFile(ctx, bytes);
      return record ? describeRecordFile(ctx, record) : verifyFile(ctx, bytes, listPassedChecks);
    });
    c.header('Cache-Control', 'no-store');
    return c.json(verification);
  });
  return app;
}
