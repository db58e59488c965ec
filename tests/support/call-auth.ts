import type { Hono } from 'hono';
import type { RequestEnv } from '#api/http/request-env.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
export type AuthAnswer = { status: number; headers: Headers; text: string; body: any };

export type CallAuth = (
  line: string,
  options?: {
    body?: unknown;
    token?: string | undefined;
    ip?: string;
    headers?: Record<string, string>;
  },
) => Promise<AuthAnswer>;

/** Sends one request such as `POST /signup`; a string body is sent unchanged. */
export function createCallAuth(app: Hono<RequestEnv>): CallAuth {
  return async (line, { body, token, ip, headers } = {}) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const response = await app.request(`/auth/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json;charset=UTF-8',
        'X-Supabase-Api-Version': '2024-01-01',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(ip ? { 'x-test-ip': ip } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };
}
