import { createHash } from 'node:crypto';
import { createAccount, newPerson, openSignedIn } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

const verifier = 'a-verifier-that-only-this-journey-knows-0123456789';

test('an assistant is connected, used and disconnected', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const redirectUri = `${origin}/health/live`;
  const registered = await page.request.post('/oauth/register', {
    data: { client_name: 'Parlor', redirect_uris: [redirectUri] },
  });
  const { client_id: clientId } = await registered.json();
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${origin}/mcp`,
    state: 'kept',
  });
  const session = await createAccount(page, newPerson('assistant'));
  await openSignedIn(page, session, `/oauth/authorize?${asked}`);
  await expect(page.getByRole('heading', { name: 'Connect Parlor to Hearthcast?' })).toBeVisible();
  await expect(page.getByText('Only continue if you started this')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(/\/health\/live\?code=/);
  const returned = new URL(page.url()).searchParams;
  expect([returned.get('state'), returned.get('iss')]).toEqual(['kept', origin]);
  const exchanged = await page.request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code: returned.get('code') ?? '',
      code_verifier: verifier,
    },
  });
  const { access_token: token } = await exchanged.json();
  const list = () =>
    page.request.post('/mcp', {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  expect((await list()).status()).toBe(200);
  await page.goto('/settings');
  const row = page.getByRole('list', { name: 'Connected assistants' }).getByRole('listitem');
  await expect(row).toContainText('last used just now');
  await expectGoodLook(page);
  await row.getByRole('button', { name: 'Disconnect Parlor' }).click();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByText('No assistant is connected.')).toBeVisible();
  expect((await list()).status()).toBe(401);
});

test('a request that can’t be trusted leads nowhere', async ({ page }) => {
  const session = await createAccount(page, newPerson('phished'));
  await openSignedIn(page, session, '/oauth/authorize?client_id=unknown&redirect_uri=https://evil.example/');
  await expect(page.getByRole('heading', { name: 'This assistant can’t be connected' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
  await expectGoodLook(page);
});

test('someone an assistant sent here reads why to sign in, and a link without an assistant leads nowhere', async ({
  page,
}) => {
  const person = newPerson('sent');
  await createAccount(page, person);
  await page.goto('/oauth/authorize');
  await expect(page.getByText('Sign in to connect an assistant to your account.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('The assistant didn’t identify itself.')).toBeVisible();
});
