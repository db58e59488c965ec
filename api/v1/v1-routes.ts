import { Hono, type Context as HonoContext } from 'hono';
import { admitApiKey, RATE_WINDOW_SECONDS } from '#domain/api-keys/admit-api-key.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { NO_SUCH_ENDPOINT } from '../http/answer-error.ts';
import { readJson } from '../http/read-json.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readBearer } from '../http/session.ts';
import { type ProgramName, program } from './contract.ts';
import { entityTag, namesEntityTag, requireEntityTag } from './entity-tag.ts';
import { programHandlers } from './handlers.ts';
import { programOpenApi } from './program-open-api.ts';
import type { ProgramCall, ProgramOperation } from './program-operation.ts';
import { readVersion, VERSION_HEADER } from './version.ts';

type Handler = (call: ProgramCall, input: never) => Promise<unknown>;

/** Serves /v1: checks the key, its permissions and the input, then calls the handler. */
export function createV1Routes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  // It is rarely requested, and writing it costs as much as the rest of startup.
  let document: ReturnType<typeof programOpenApi> | undefined;
  app.get('/v1/openapi.json', (c) => {
    document ??= programOpenApi(ctx.site.url);
    return c.json(document);
  });
  for (const [name, operation] of Object.entries(program) as [ProgramName, ProgramOperation][]) {
    const [method, path] = name.split(' ') as [string, string];
    const handler = programHandlers[name] as Handler;
    app.on(method, path, (c) => answer(c, operation, handler));
  }
  app.all('/v1/*', () => {
    throw new AppError('not_found', `${NO_SUCH_ENDPOINT} See /developers.`);
  });

  async function answer(
    c: HonoContext<RequestEnv>,
    operation: ProgramOperation,
    handler: Handler,
  ): Promise<Response> {
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Authorization');
    c.header(VERSION_HEADER, readVersion(c.req.header(VERSION_HEADER)));
    const caller = await admit(c, operation);
    const input = operation.input.parse(await readInput(c));
    const call: ProgramCall = {
      ctx,
      caller,
      clientIp: c.var.clientIp,
      idempotencyKey: operation.needsIdempotencyKey ? readIdempotencyKey(c) : '',
      requireMatch: (current) => requireEntityTag(c.req.header('If-Match'), current),
      setHeader: (header, value) => c.header(header, value),
    };
    const body = keepNamed(operation, await handler(call, input as never));
    const tag = entityTag(body);
    c.header('ETag', tag);
    const known = c.req.header('If-None-Match');
    if (c.req.method === 'GET' && known && namesEntityTag(known, tag, { isWeak: true }))
      return c.body(null, 304);
    return c.json(body as object, operation.status ?? 200);
  }

  async function admit(c: HonoContext<RequestEnv>, operation: ProgramOperation) {
    const key = readBearer(c.req.header('Authorization'));
    const use = await admitApiKey(ctx, { key, ip: c.var.clientIp });
    c.header('RateLimit-Policy', `"key";q=${use.limit};w=${RATE_WINDOW_SECONDS}`);
    c.header('RateLimit', `"key";r=${use.remaining};t=${use.resetSeconds}`);
    if (use.waitSeconds > 0)
      throw new AppError('too_many', `This key is limited to ${use.limit} requests a minute.`, {
        retryAfterSeconds: use.waitSeconds,
      });
    if (!operation.scopes.some((scope) => use.caller.scopes.includes(scope)))
      throw new AppError('forbidden', `This key is missing the scope ${operation.scopes.join(' or ')}.`);
    return use.caller;
  }
  return app;
}

/** Fields that the contract doesn't name are never sent. */
function keepNamed({ id, output }: ProgramOperation, answer: unknown): unknown {
  const named = output.safeParse(answer);
  if (!named.success) throw new Error(`${id} does not answer as its contract says`, { cause: named.error });
  return named.data;
}

async function readInput(c: HonoContext<RequestEnv>): Promise<unknown> {
  const given = c.req.method === 'GET' ? c.req.query() : await readJson(c);
  return { ...given, ...c.req.param() };
}

function readIdempotencyKey(c: HonoContext<RequestEnv>): string {
  const key = c.req.header('Idempotency-Key')?.trim() ?? '';
  if (/^[\x21-\x7e]{8,200}$/.test(key)) return key;
  const message = 'Send an Idempotency-Key of 8 to 200 printable characters, such as a UUID.';
  throw new AppError('invalid', message, { fields: { 'Idempotency-Key': message } });
}
