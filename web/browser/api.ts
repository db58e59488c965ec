import type { Data, DataName, FunctionName, Functions } from '#api/contract.ts';
import type { Input, Output } from '#api/operation.ts';
import { accessToken } from './access-token.ts';
import { NO_CONNECTION } from './no-connection.ts';

/** An error response. `fields` has a message per input. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

const MAX_KEPT_ALIVE = 30_000;

/** Calls a server function by its name. */
export function invoke<Name extends FunctionName>(
  name: Name,
  body: Input<Functions[Name]>,
): Promise<Output<Functions[Name]>> {
  return call('POST', `/functions/v1/${name}`, body) as Promise<Output<Functions[Name]>>;
}

/** Calls a row of the data table. Path parameters come from the input. */
export function request<Name extends DataName>(
  name: Name,
  input: Input<Data[Name]>,
): Promise<Output<Data[Name]>> {
  const [method, template] = name.split(' ') as [string, string];
  const rest: Record<string, unknown> = { ...input };
  const path = template.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  return call(method, path, rest) as Promise<Output<Data[Name]>>;
}

async function call(method: string, path: string, input: object): Promise<unknown> {
  const takesBody = method !== 'GET' && method !== 'DELETE';
  const query = takesBody ? '' : queryString(input);
  const body = JSON.stringify(input);
  const token = await accessToken();
  let response: Response;
  try {
    response = await fetch(path + query, {
      method,
      headers: {
        ...(takesBody ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(takesBody ? { body } : {}),
      // So that a request made while leaving the page still arrives; browsers allow only a small body then.
      keepalive: method !== 'GET' && body.length < MAX_KEPT_ALIVE,
    });
  } catch {
    throw new ApiError(0, 'offline', NO_CONNECTION);
  }
  const answer = (await response.json().catch(() => ({}))) as {
    error?: { code: string; message: string; fields?: Record<string, string> };
  };
  if (response.ok) return answer;
  const {
    code = 'internal',
    message = 'Something went wrong. Please try again.',
    fields,
  } = answer.error ?? {};
  throw new ApiError(response.status, code, message, fields);
}

function queryString(input: object): string {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}
