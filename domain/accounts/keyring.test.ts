import { exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { authKeys } from '#db/schema/auth.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { openSealedSecret, sealSecret } from '../sealed-secret.ts';
import { createConfirmedUser } from './create-confirmed-user.ts';
import { createKeyring } from './keyring.ts';
import { authenticate } from './queries.ts';
import { rotateSigningKey } from './rotate-signing-key.ts';
import { signIn } from './sign-in.ts';
import { sweepExpired } from './sweep-expired.ts';

const { ctx, setNow } = await createTestContext();
// With a secret, a database's keys change for good.
const { ctx: given } = await createTestContext();
const { ctx: upgraded } = await createTestContext();
const { ctx: sealing } = await createTestContext();
const START = Date.now();
const at = (seconds: number) => setNow(new Date(START + seconds * 1000));
const login = { email: 'ana@example.com', password: 'first-secret', client: { ip: '', userAgent: null } };
await createConfirmedUser(ctx, { ...login, firstName: 'Ana' });

test('processes that start at once agree on one key of each kind', async () => {
  const rings = Array.from({ length: 4 }, () => createKeyring({ db: ctx.db, now: ctx.now }));
  const kids = await Promise.all(rings.map(async (ring) => (await ring.signingKey()).kid));
  const secrets = await Promise.all(
    rings.map(async (ring) => (await ring.refreshKeys())[0]?.toString('hex')),
  );
  expect(new Set(kids).size).toBe(1);
  expect(new Set(secrets).size).toBe(1);
  expect(await ctx.db.$count(authKeys)).toBe(4);
});

test('after a rotation old tokens stay valid for their lifetime, and other processes find the new key', async () => {
  at(0);
  const other = { ...ctx, keys: createKeyring({ db: ctx.db, now: ctx.now }) };
  const old = await signIn(ctx, login);
  await other.keys.publicKeys();
  at(10);
  await rotateSigningKey(ctx);
  const fresh = await signIn(ctx, login);
  const kid = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
  expect(kid(fresh.accessToken)).not.toBe(kid(old.accessToken));
  expect((await ctx.keys.publicKeys()).map((key) => key.kid)).toEqual([
    kid(fresh.accessToken),
    kid(old.accessToken),
  ]);
  at(20);
  await expect(authenticate(other, fresh.accessToken)).resolves.toBeTruthy();
  at(3500);
  await expect(authenticate(ctx, old.accessToken)).resolves.toBeTruthy();
  at(3800);
  expect(await ctx.keys.publicKeys()).toHaveLength(1);
});

test('the sweep rotates a signing key after 90 days and deletes the old one', async () => {
  const { kid } = await ctx.keys.signingKey();
  at(91 * 86_400);
  await sweepExpired(ctx);
  at(91 * 86_400 + 100);
  expect((await ctx.keys.signingKey()).kid).not.toBe(kid);
  at(93 * 86_400);
  await sweepExpired(ctx);
  expect(await ctx.db.$count(authKeys)).toBe(4);
});

test('keys from the environment come first, and published keys have no private part', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'given' };
  const ring = createKeyring({ db: given.db, now: given.now, signingKeys: [key], secret: 'x'.repeat(32) });
  expect((await ring.signingKey()).kid).toBe('given');
  const published = await ring.publicKeys();
  expect(published).toHaveLength(1);
  expect(JSON.stringify(published)).not.toContain(key.d);
});

test('a secret from the environment still decrypts what a database key encrypted', async () => {
  const { db, now } = upgraded;
  const withSecret = { keys: createKeyring({ db, now, secret: 'x'.repeat(32) }) };
  const before = await sealSecret(upgraded, 'factor-1', 'JBSWY3DPEHPK3PXP');
  expect(await openSealedSecret(withSecret, 'factor-1', before)).toBe('JBSWY3DPEHPK3PXP');
  const after = await sealSecret(withSecret, 'factor-1', 'JBSWY3DPEHPK3PXP');
  await expect(openSealedSecret(upgraded, 'factor-1', after)).rejects.toThrow('is gone');
  await expect(openSealedSecret(upgraded, 'factor-2', before)).rejects.toThrow();
});

test('with a secret, neither current nor rotated stored keys can be read from the database', async () => {
  const { db, now } = sealing;
  const secret = 'q9Zr4uVb1LxT7mWc0KsY8dHf3JpN6gAe';
  const plain = await sealing.keys.signingKey();
  const sealed = { ...sealing, keys: createKeyring({ db, now, secret }) };
  expect((await sealed.keys.signingKey()).kid, 'the same key as before').toBe(plain.kid);
  await rotateSigningKey(sealed);
  const stored = await db.select().from(authKeys);
  for (const { privateJwk } of stored) expect(Object.keys(privateJwk)).toEqual(['sealed']);
  const again = createKeyring({ db, now, secret });
  expect((await again.publicKeys()).map((key) => key.kid)).toContain(plain.kid);
  await expect(createKeyring({ db, now }).signingKey()).rejects.toThrow('AUTH_SECRET is not set');
});
