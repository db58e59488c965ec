import type { Context as HonoContext } from 'hono';
import type { Caller, Client } from '#domain/accounts/account.ts';
import { authenticate } from '#domain/accounts/queries.ts';
import type { Context } from '#domain/context.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readBearer } from '../http/session.ts';

export function readCaller(ctx: Context, c: HonoContext<RequestEnv>): Promise<Caller> {
  return authenticate(ctx, readBearer(c.req.header('Authorization')));
}

export function readClient(c: HonoContext<RequestEnv>): Client {
  return { ip: c.var.clientIp, userAgent: c.req.header('User-Agent') ?? null };
}
