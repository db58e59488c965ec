import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isAdmin } from '#domain/accounts/queries.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { rows } from './contract.ts';
import { handlers } from './handlers.ts';
import type { Call } from './http/call.ts';
import { type BodyLimit, limitBody, REQUEST_TOO_LARGE } from './http/limit-body.ts';
import { installPlainIssues } from './http/plain-issues.ts';
import { readJson } from './http/read-json.ts';
import type { RequestEnv } from './http/request-env.ts';
import { readSession, requireSignedIn, type Session } from './http/session.ts';
import type { Operation } from './operation.ts';

const tooLarge = REQUEST_TOO_LARGE;
/** A file of the maximum size as base64, plus the rest of the request. */
const anyFile: BodyLimit = { maxBytes: 82 * 1024 * 1024, tooLarge };
const jsonLimit = limit({ maxBytes: 1024 * 1024, tooLarge });
type Handler = (call: Call, input: never) => Promise<unknown>;

const filePaths = new Set(rows.flatMap(({ path, operation }) => (operation.takesFile ? [path] : [])));

/** Serves every row of the contract: checks who may call, checks the input, then calls the handler. */
export function createContractRoutes(ctx: Context): Hono<RequestEnv> {
  installPlainIssues();
  const app = new Hono<RequestEnv>();
  app.use('*', (c, next) => (hasNoBody(c) || filePaths.has(c.req.path) ? next() : jsonLimit(c, next)));
  for (const { name, method, path, operation } of rows) {
    const handler = handlers[name] as Handler;
    app.on(method, path, (c) => answer(c, operation, handler));
  }

  async function answer(
    c: HonoContext<RequestEnv>,
    operation: Operation,
    handler: Handler,
  ): Promise<Response> {
    const session = await readSession(ctx, c.req.raw);
    await requireAccess(ctx, operation, session);
    // Only after the access check: nobody else's file is read or buffered.
    const max = typeof operation.takesFile === 'object' ? operation.takesFile : anyFile;
    if (isFile(c, operation)) c.req.raw = limitBody(c.req.raw, max);
    else if (operation.takesFile) await limit(max)(c, async () => {});
    const input = operation.input.parse(await readInput(c, operation));
    const call: Call = { ctx, session, request: c.req.raw, clientIp: c.var.clientIp };
    c.header('Cache-Control', 'no-store');
    return c.json((await handler(call, input as never)) as object);
  }
  return app;
}

/** Reading the body of a GET would build a whole Request for every page. */
const hasNoBody = ({ req }: HonoContext<RequestEnv>) => req.method === 'GET' || req.method === 'HEAD';

function limit({ maxBytes, tooLarge }: BodyLimit) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => Promise.reject(new AppError('invalid', tooLarge)),
  });
}

async function requireAccess(
  ctx: Context,
  operation: Operation,
  session: Session | undefined,
): Promise<void> {
  if (operation.access === 'visitor') return;
  const signedIn = requireSignedIn(session);
  if (operation.access === 'admin' && !(await isAdmin(ctx, signedIn))) {
    throw new AppError('forbidden', 'Access denied: Admin privileges required');
  }
}

/** Path parameters, the query and a JSON body make one input; path parameters win. */
async function readInput(c: HonoContext<RequestEnv>, operation: Operation): Promise<unknown> {
  const isQuery = isFile(c, operation) || c.req.method === 'GET' || c.req.method === 'DELETE';
  const given = isQuery ? c.req.query() : await readJson(c);
  return { ...(given as object), ...c.req.param() };
}

/** Whether the body is a file rather than a JSON object. */
function isFile(c: HonoContext<RequestEnv>, operation: Operation): boolean {
  const type = c.req.header('content-type') ?? '';
  return operation.takesFile !== undefined && /^(?:audio\/|text\/csv|multipart\/form-data)/.test(type);
}
