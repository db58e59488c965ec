import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { RequestEnv } from '#api/http/request-env.ts';
import { type ApiAccount, type ApiAnswer, callApi } from './api-account.ts';

type App = Hono<RequestEnv>;

export const redirectUri = 'http://127.0.0.1:4199/callback';
const resource = 'http://localhost:3000/mcp';

export async function postForm(app: App, path: string, fields: Record<string, string>): Promise<ApiAnswer> {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

export async function registerAssistant(app: App, name = 'Test assistant'): Promise<string> {
  const body = { client_name: name, redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' };
  const answer = await callApi(app, 'POST /oauth/register', { body });
  return answer.body.client_id;
}

/** What an assistant sends, and the secret it keeps. */
export function authorizationRequest(clientId: string, scope = '') {
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'test-state',
    resource,
    ...(scope ? { scope } : {}),
  };
  return { request, verifier };
}

export async function allow(app: App, account: ApiAccount, request: object): Promise<URL> {
  const body = { ...request, isAllowed: true };
  const answer = await callApi(app, 'POST /api/assistants/authorization', { headers: account.session, body });
  return new URL(answer.body.returnTo);
}

export function codeGrant(clientId: string, code: string, verifier: string) {
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    resource,
  };
}

/** A connected assistant, from its registration to its tokens. */
export async function connectAssistant(app: App, account: ApiAccount, scope = '') {
  const clientId = await registerAssistant(app);
  const { request, verifier } = authorizationRequest(clientId, scope);
  const code = (await allow(app, account, request)).searchParams.get('code') ?? '';
  const { body } = await postForm(app, '/oauth/token', codeGrant(clientId, code, verifier));
  return { clientId, accessToken: body.access_token as string, refreshToken: body.refresh_token as string };
}

/** One call in the protocol itself, without a client library. */
export function postMcp(
  app: App,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return Promise.resolve(
    app.request(path, {
      method: 'POST',
      headers: {
        Host: 'localhost:3000',
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

export type ToolAnswer = {
  status: number;
  headers: Headers;
  /** What the model reads. */
  text: string;
  isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  data: any;
};

export async function callTool(
  app: App,
  path: string,
  tool: { name: string; arguments: object },
  token?: string,
): Promise<ToolAnswer> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool };
  const answer = await postMcp(app, path, call, token ? { Authorization: `Bearer ${token}` } : {});
  const message = readMessage(await answer.text());
  const result = message?.result ?? {};
  return {
    status: answer.status,
    headers: answer.headers,
    text: result.content?.[0]?.text ?? JSON.stringify(message?.error ?? null),
    isError: result.isError ?? message?.result === undefined,
    data: result.structuredContent,
  };
}

/** A response is JSON, or one event that contains it. */
export function readMessage(text: string) {
  const json = /^data: (.+)$/m.exec(text)?.[1] ?? text;
  return json ? JSON.parse(json) : undefined;
}
