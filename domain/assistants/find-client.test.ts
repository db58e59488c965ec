import { beforeEach, expect, test } from 'vitest';
import type { ClientDocument } from '#adapters/client-documents/contract.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { checkAuthorization } from './check-authorization.ts';
import { findClient, isDocumentUrl } from './find-client.ts';
import { isOwnRedirectUri } from './rules.ts';

const { ctx, setNow } = await createTestContext();
const clientId = 'https://assistant.example/oauth/client.json';
const published = {
  client_id: clientId,
  client_name: 'Parlor',
  redirect_uris: ['https://assistant.example/callback', 'http://127.0.0.1/callback'],
  token_endpoint_auth_method: 'none',
};
let answer: ClientDocument;
let reads: string[] = [];
ctx.clientDocuments = {
  read: async (url) => {
    reads.push(url);
    return answer;
  },
};
const publish = (document: unknown) => {
  answer = { kind: 'document', text: JSON.stringify(document) };
};
beforeEach(() => {
  reads = [];
  publish(published);
});

test('a client id that is a link is read from there, once a day', async () => {
  const start = ctx.now();
  const client = await findClient(ctx, clientId);
  expect(client).toMatchObject({ kind: 'document', name: 'Parlor', redirectUris: published.redirect_uris });
  setNow(new Date(start.getTime() + 86_399_000));
  await findClient(ctx, clientId);
  expect(reads).toEqual([clientId]);
  setNow(new Date(start.getTime() + 86_400_000));
  publish({ ...published, client_name: 'Parlor 2', redirect_uris: ['https://assistant.example/new'] });
  expect(await findClient(ctx, clientId)).toMatchObject({ id: client.id, name: 'Parlor 2' });
  const request = { client_id: clientId, redirect_uri: 'https://assistant.example/callback' };
  await expect(checkAuthorization(ctx, request)).rejects.toMatchObject({ code: 'invalid_request' });
});

const other = (path: string) => `https://assistant.example/${path}`;
test.each([
  ['another client id', { ...published, client_id: clientId }],
  ['no name', { ...published, client_id: other('a'), client_name: ' ' }],
  ['no addresses', { ...published, client_id: other('a'), redirect_uris: [] }],
  ['an address without https', { ...published, client_id: other('a'), redirect_uris: ['http://a.example/'] }],
  ['a secret', { ...published, client_id: other('a'), token_endpoint_auth_method: 'client_secret_post' }],
  ['no object', [published]],
])('a document with %s is refused', async (_what, document) => {
  publish(document);
  await expect(findClient(ctx, other('a'))).rejects.toMatchObject({ code: 'invalid_client' });
});

test('a document that can’t be read, or isn’t JSON, is refused', async () => {
  answer = { kind: 'failed', error: 'Its description can’t be read.' };
  await expect(findClient(ctx, other('b'))).rejects.toThrow('can’t be read');
  answer = { kind: 'document', text: '<html>' };
  await expect(findClient(ctx, other('b'))).rejects.toMatchObject({ code: 'invalid_client' });
});

test.each([
  'http://assistant.example/client.json',
  'https://assistant.example/',
  'https://assistant.example',
  'https://user@assistant.example/client.json',
  'https://assistant.example/a/../client.json',
  'https://assistant.example/client.json#part',
  'HTTPS://assistant.example/client.json',
  '00000000-0000-4000-8000-000000000000',
])('%s is not read', async (id) => {
  expect(isDocumentUrl(id)).toBe(false);
  await expect(findClient(ctx, id)).rejects.toMatchObject({ code: 'invalid_client' });
  expect(reads).toEqual([]);
});

test.each([
  ['http://127.0.0.1:53211/callback', true],
  ['http://127.0.0.1/callback', true],
  ['http://127.0.0.1:53211/other', false],
  ['http://localhost:53211/callback', false],
  ['https://assistant.example:444/callback', false],
  ['http://127.0.0.1:80@evil.example/callback', false],
  ['https://assistant.example/callback', true],
])('only loopback URLs match every port: %s %s', (asked, isOwn) => {
  expect(isOwnRedirectUri(asked, published.redirect_uris)).toBe(isOwn);
});
