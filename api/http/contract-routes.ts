import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isAdmin } from '#domain/accounts/queries.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { data, type FileLimit, functions, type Operation } from '../contract.ts';
import { dataHandlers, functionHandlers } from '../handlers.ts';
import type { Call } from './call.ts';
import { limitBody } from './limit-body.ts';
import type { RequestEnv } from './request.ts';
import { readSession, requireSignedIn, type Session } from './session.ts';

const tooLarge = 'The request is too large.';
const MAX_JSON_BYTES = 1024 * 1024;
/** A file of the largest size as base64, with the rest of the request. */
const anyFile: FileLimit = { mostBytes: 82 * 1024 * 1024, tooLarge };
const limit = (most: FileLimit) =>
  bodyLimit({
    maxSize: most.mostBytes,
    onError: () => Promise.reject(new AppError('invalid', most.tooLarge)),
  });
const jsonLimit = limit({ mostBytes: MAX_JSON_BYTES, tooLarge });
const filePaths = new Set(
  Object.entries<Operation>(functions).flatMap(([name, operation]) =>
    operation.takesFile ? [`/functions/v1/${name}`] : [],
  ),
);
const takesFile = (path: string) => filePaths.has(path);
type Handler = (call: Call, input: never) => Promise<unknown>;

/** Serves every row of the contract: who may call, is the input right, then the handler. */
export function createOperationRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use('*', (c, next) => (takesFile(c.req.path) ? next() : jsonLimit(c, next)));
  for (const [name, operation] of Object.entries<Operation>(functions)) {
    const handler = functionHandlers[name as keyof typeof functions] as Handler;
    app.post(`/functions/v1/${name}`, (c) => answer(c, operation, handler));
  }
  for (const [name, operation] of Object.entries<Operation>(data)) {
    const [method, path] = name.split(' ') as [string, string];
    app.on(method, path, (c) => answer(c, operation, dataHandlers[name as keyof typeof data] as Handler));
  }

  async function answer(
    c: HonoContext<RequestEnv>,
    operation: Operation,
    handler: Handler,
  ): Promise<Response> {
    const session = await readSession(ctx, c.req.raw);
    await requireAccess(ctx, operation, session);
    // After the door: nobody else's file is read or held.
    const most = typeof operation.takesFile === 'object' ? operation.takesFile : anyFile;
    if (isFile(c, operation)) c.req.raw = limitBody(c.req.raw, most);
    else if (operation.takesFile) await limit(most)(c, async () => {});
    const input = operation.input.parse(await readInput(c, operation));
    const call: Call = { ctx, session, request: c.req.raw, clientIp: c.var.clientIp };
    c.header('Cache-Control', 'no-store');
    return c.json((await handler(call, input as never)) as object);
  }
  return app;
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

/** Path parameters, the query and a JSON body make one input; a parameter of the path wins. */
async function readInput(c: HonoContext<RequestEnv>, operation: Operation): Promise<unknown> {
  const isQuery = isFile(c, operation) || c.req.method === 'GET' || c.req.method === 'DELETE';
  const given = isQuery ? c.req.query() : await readJson(c);
  return { ...(given as object), ...c.req.param() };
}

/** Whether the body is a file and not a JSON object. */
function isFile(c: HonoContext<RequestEnv>, operation: Operation): boolean {
  const type = c.req.header('content-type') ?? '';
  return operation.takesFile !== undefined && /^(?:audio\/|text\/csv|multipart\/form-data)/.test(type);
}

async function readJson(c: HonoContext<RequestEnv>): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid', 'The request must be a JSON object.');
  }
  return value;
}
