import { hkdfSync, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Db } from '#db/client.ts';
import type { keyPurposes } from '#db/column-values.ts';
import { authKeys } from '#db/schema/auth.ts';
import { ACCESS_TOKEN_SECONDS } from './rules.ts';

export type SigningKey = { kid: string; key: CryptoKey };

/** Everything the account system signs, derives and encrypts with. */
export type Keyring = {
  signingKey(): Promise<SigningKey>;
  /** Public members only, the current key first. */
  publicKeys(): Promise<JWK[]>;
  /** The current key first; older ones still verify tokens. */
  refreshKeys(): Promise<Buffer[]>;
  factorKeys(): Promise<{ current: string; byId: Map<string, Buffer> }>;
  /** Reloads, at most every few seconds: another process may have added a key. */
  reload(): Promise<void>;
};

type Options = {
  db: Db;
  now: () => Date;
  /** Private ES256 keys; the first one signs. Without them a key is created and stored in the database. */
  signingKeys?: JWK[] | undefined;
  /** Derives the keys for refresh tokens and factor secrets, so a stolen database reveals neither. */
  secret?: string | undefined;
};

type Loaded = {
  signing: SigningKey;
  published: JWK[];
  refresh: Buffer[];
  factor: { current: string; byId: Map<string, Buffer> };
};
type Purpose = (typeof keyPurposes)[number];

const FRESH_MS = 60_000;
const RELOAD_MS = 5_000;
/** Another process may sign with a retired key until it reloads. */
const RETIRED_MS = ACCESS_TOKEN_SECONDS * 1000 + 2 * FRESH_MS;

/** Loads the keys when first needed and creates missing ones; safe to start in several processes at once. */
export function createKeyring(options: Options): Keyring {
  let loading: Promise<Loaded> | undefined;
  let loadedAt = 0;

  function load(maxAgeMs: number): Promise<Loaded> {
    if (loading && options.now().getTime() - loadedAt < maxAgeMs) return loading;
    loadedAt = options.now().getTime();
    const attempt = readKeys(options);
    loading = attempt;
    attempt.catch(() => {
      if (loading === attempt) loading = undefined;
    });
    return attempt;
  }

  return {
    signingKey: async () => (await load(FRESH_MS)).signing,
    publicKeys: async () => (await load(FRESH_MS)).published,
    refreshKeys: async () => (await load(FRESH_MS)).refresh,
    factorKeys: async () => (await load(FRESH_MS)).factor,
    reload: async () => void (await load(RELOAD_MS)),
  };
}

async function readKeys(options: Options): Promise<Loaded> {
  const { db, secret } = options;
  const signingJwks = options.signingKeys ?? (await storedSigningKeys(options));
  const first = signingJwks[0];
  if (!first?.kid) throw new Error('The first signing key has no kid.');
  const refresh = secret
    ? [derive(secret, 'refresh-token')]
    : [...(await storedSecrets(db, 'refresh-token')).values()];
  const stored = await storedSecrets(db, 'factor-secret', { isNeeded: !secret });
  const factor = secret
    ? { current: 'secret', byId: new Map([...stored, ['secret', derive(secret, 'factor-secret')]]) }
    : { current: [...stored.keys()][0] as string, byId: stored };
  return {
    signing: { kid: first.kid, key: (await importJWK(first, 'ES256')) as CryptoKey },
    published: signingJwks.map(publicMembers),
    refresh,
    factor,
  };
}

function publicMembers({ kid, x, y }: JWK): JWK {
  return { kty: 'EC', kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], crv: 'P-256', x, y } as JWK;
}

async function storedSigningKeys({ db, now }: Options): Promise<JWK[]> {
  if (!(await hasCurrent(db, 'access-token'))) await addSigningKey(db, now());
  const rows = await db.select().from(authKeys).where(eq(authKeys.purpose, 'access-token'));
  return rows
    .filter((row) => row.isCurrent || now().getTime() - (row.retiredAt?.getTime() ?? 0) < RETIRED_MS)
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map((row) => row.privateJwk as JWK);
}

/** The second process uses the first one's key. */
export async function addSigningKey(db: Db, at: Date): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await db
    .insert(authKeys)
    .values({ id: kid, purpose: 'access-token', privateJwk: { ...jwk, kid }, createdAt: at })
    .onConflictDoNothing();
}

async function storedSecrets(
  db: Db,
  purpose: Purpose,
  { isNeeded } = { isNeeded: true },
): Promise<Map<string, Buffer>> {
  if (isNeeded && !(await hasCurrent(db, purpose))) {
    const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url') };
    await db
      .insert(authKeys)
      .values({ id: randomBytes(9).toString('base64url'), purpose, privateJwk: jwk })
      .onConflictDoNothing();
  }
  const rows = await db.select().from(authKeys).where(eq(authKeys.purpose, purpose));
  rows.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return new Map(rows.map((row) => [row.id, Buffer.from(String(row.privateJwk.k), 'base64url')]));
}

async function hasCurrent(db: Db, purpose: Purpose): Promise<boolean> {
  const found = await db
    .select({ id: authKeys.id })
    .from(authKeys)
    .where(and(eq(authKeys.purpose, purpose), eq(authKeys.isCurrent, true)));
  return found.length > 0;
}

function derive(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `hearthcast ${purpose}`, 32));
}
