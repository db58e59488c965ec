import { type Operations, operations } from './operations.ts';

export type * from './operations.ts';

export type ClientOptions = {
  /** An API key from Settings. */
  key: string;
  baseUrl?: string;
  /** Replaces the global fetch. */
  fetch?: typeof fetch;
  /** How often a failed request is retried. Default: 4. */
  retries?: number;
  /** Waits between retries. */
  wait?: (ms: number) => Promise<void>;
};

export type CallOptions = {
  /** Identifies an order; the same key never orders twice. Without one, each call gets its own. */
  idempotencyKey?: string;
  /** The ETag of the version you read, for updates. */
  ifMatch?: string;
  signal?: AbortSignal;
};

type Call<Name extends keyof Operations> = (
  input: Operations[Name]['input'],
  options?: CallOptions,
) => Promise<Operations[Name]['output']>;

export type HearthcastClient = { [Name in keyof Operations]: Call<Name> };

/** An error response, with what its problem details say. */
export class HearthcastError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string>;

  constructor(status: number, problem: { code?: string; detail?: string; errors?: Record<string, string> }) {
    super(problem.detail ?? `Hearthcast returned ${status}`);
    this.name = 'HearthcastError';
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.errors = problem.errors ?? {};
  }
}

const mayPass = new Set([408, 429, 500, 502, 503, 504]);

/** A client with a method for each operation. Failed requests are retried; an order stays one order. */
export function createHearthcastClient(options: ClientOptions): HearthcastClient {
  const names = Object.keys(operations) as (keyof Operations)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (input: object, given: CallOptions = {}) => call(options, name, input, given),
    ]),
  ) as unknown as HearthcastClient;
}

/** Every item of a list, page by page: `for await (const order of listAll(client.listOrders, {}))`. */
export async function* listAll<Input extends object, Item>(
  list: (input: Input & { cursor?: string }) => Promise<{ data: Item[]; nextCursor: string | null }>,
  input: Input,
): AsyncGenerator<Item> {
  let cursor: string | null = null;
  do {
    const page: { data: Item[]; nextCursor: string | null } = await list(
      cursor ? { ...input, cursor } : input,
    );
    yield* page.data;
    cursor = page.nextCursor;
  } while (cursor);
}

async function call(
  options: ClientOptions,
  name: keyof Operations,
  input: object,
  given: CallOptions,
): Promise<unknown> {
  const { url, init } = requestOf(options, name, input, given);
  const { retries = 4, wait = pause } = options;
  const send = options.fetch ?? fetch;
  for (let tried = 0; ; tried += 1) {
    const isLast = tried >= retries || !operations[name].isRepeatable;
    let waitMs = 250 * 2 ** tried;
    try {
      const answer = await send(url, init);
      if (answer.ok) return await answer.json();
      const refusal = new HearthcastError(answer.status, await answer.json().catch(() => ({})));
      if (isLast || !mayPass.has(answer.status)) throw refusal;
      waitMs = Math.max(waitMs, Number(answer.headers.get('Retry-After') ?? 0) * 1000);
    } catch (error) {
      if (isLast || error instanceof HearthcastError || given.signal?.aborted) throw error;
    }
    await wait(waitMs);
  }
}

function requestOf(options: ClientOptions, name: keyof Operations, input: object, given: CallOptions) {
  const { method, path, needsIdempotencyKey, version } = operations[name];
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const url = new URL(filled, options.baseUrl ?? 'https://www.hearthcast.com');
  if (method === 'GET')
    for (const [key, value] of Object.entries(rest))
      if (value !== undefined) url.searchParams.set(key, String(value));
  const headers: Record<string, string> = {
    Authorization: `Bearer ${options.key}`,
    'Hearthcast-Version': version,
    ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    ...(needsIdempotencyKey ? { 'Idempotency-Key': given.idempotencyKey ?? crypto.randomUUID() } : {}),
    ...(given.ifMatch ? { 'If-Match': given.ifMatch } : {}),
  };
  const body = method === 'GET' ? {} : { body: JSON.stringify(rest) };
  const signal = given.signal ? { signal: given.signal } : {};
  return { url: url.href, init: { method, headers, ...body, ...signal } };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
