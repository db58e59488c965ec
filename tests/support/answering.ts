import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { RequestEnv } from '#api/http/request-env.ts';
import { assignNumber } from '#domain/answering/assign-number.ts';
import type { Context } from '#domain/context.ts';
import { callApi } from './api-account.ts';

/** An order form as the page sends it. */
export const answeringForm = (fields: object = {}) => ({
  formKey: randomUUID(),
  planId: 'all-homes',
  transferNumber: '(512) 555-0142',
  timeZone: 'America/Chicago',
  ...fields,
});

/** The routes through which the answering service is sold. */
export function sellAnswering(app: Hono<RequestEnv>, ctx: Context, headers: Record<string, string>) {
  const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
  async function choose(sessionId: string, choice: 'pay' | 'fail') {
    const body = new URLSearchParams({ choice });
    await app.request(`/demo-checkout/${sessionId}`, { method: 'POST', body });
    return sessionId;
  }
  const order = (fields: object = {}, by: Record<string, string> = headers) =>
    callApi(app, 'POST /api/answering/orders', { headers: by, body: answeringForm(fields) });
  const read = async () => (await callApi(app, 'GET /api/answering/orders', { headers })).body;
  return {
    sessionOf,
    choose,
    order,
    read,
    /** The owner's newest order. */
    newest: async () => (await read()).orders[0],
    /** Orders and pays; the number is bought by `work`. */
    async buy(fields: object = {}) {
      const { body } = await order(fields);
      return choose(sessionOf(body.url), 'pay');
    },
    /** Runs the jobs that payments queued, as the worker would. */
    async work(): Promise<void> {
      const { rows } = await ctx.db.execute<{ id: string }>(
        sql`delete from pgboss.job where name = 'assign-number' returning data->>'orderId' as id`,
      );
      for (const { id } of rows) await assignNumber(ctx, id);
    },
  };
}
