import { createHash, randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '#domain/accounts/demo-accounts.ts';

const redirectUri = 'http://127.0.0.1/callback';

export type ConnectedAgent = {
  /** The access token of the assistant. */
  token: string;
  /** The headers of the agent's own browser session. */
  session: Record<string, string>;
};

/** Goes through an assistant's whole flow: register, ask, let the demo customer allow it, exchange the code. */
export async function connectAgent(origin: string): Promise<ConnectedAgent> {
  const signedIn = await postJson(`${origin}/auth/v1/token?grant_type=password`, {
    email: 'customer@hearthcast.example',
    password: DEMO_PASSWORD,
  });
  const session = { Authorization: `Bearer ${signedIn.access_token}` };
  const client = await postJson(`${origin}/oauth/register`, {
    client_name: 'Scripted assistant',
    redirect_uris: [redirectUri],
  });
  const verifier = randomBytes(32).toString('base64url');
  const shared = {
    client_id: String(client.client_id),
    redirect_uri: redirectUri,
    resource: `${origin}/mcp`,
  };
  const { returnTo } = await postJson(
    `${origin}/api/assistants/authorization`,
    {
      ...shared,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      isAllowed: true,
    },
    session,
  );
  const code = new URL(String(returnTo)).searchParams.get('code') ?? '';
  const fields = { ...shared, grant_type: 'authorization_code', code, code_verifier: verifier };
  const answer = await fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { token, session };
}

async function postJson(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
