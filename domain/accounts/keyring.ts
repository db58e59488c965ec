import { hkdfSync, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { importJWK, type JWK } from 'jose';
import type { Db } from '#db/client.ts';
import type { keyPurposes } from '#db/column-values.ts';
import { authKeys } from '#db/schema/auth.ts';
import { openRecordKey, type RecordKey } from './record-key.ts';
import { ACCESS_TOKEN_SECONDS } from './rules.ts';
import { openSealedKey, type StoredKey, sealKey } from './sealed-key.ts';
import { drawSigningKey } from './signing-key.ts';

export type SigningKey = { kid: string; key: CryptoKey };

/** Everything the account system signs, derives and encrypts with. */
export type Keyring = {
  signingKey(): Promise<SigningKey>;
  /** Public members only, the current key first. */
  publicKeys(): Promise<JWK[]>;
  /** The current key first; older ones still verify tokens. */
  refreshKeys(): Promise<Buffer[]>;
  factorKeys(): Promise<{ current: string; byId: Map<string, Buffer> }>;
  /** Signs the records of homes, and nothing else: a record must stay verifiable, so its key can't rotate. */
  recordKey(): Promise<RecordKey>;
  /** Reloads, at most every few seconds: another process may have added a key. */
  reload(): Promise<void>;
  /** A key as it is stored: encrypted if there is a secret. */
  seal(id: string, key: StoredKey): StoredKey;
};

type Options = {
  db: Db;
  now: () => Date;
  /** Private ES256 keys; the first one signs. Without them a key is created and stored in the database. */
  signingKeys?: JWK[] | undefined;
  /**
   * Derives the keys for refresh tokens and factor secrets and encrypts the stored ones, so a stolen database reveals
   * none of them. Keys stored before there was a secret are encrypted when they are first read.
   */
  secret?: string | undefined;
};

type Loaded = {
  signing: SigningKey;
  published: JWK[];
  refresh: Buffer[];
  factor: { current: string; byId: Map<string, Buffer> };
  record: RecordKey;
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
    recordKey: async () => (await load(FRESH_MS)).record,
    reload: async () => void (await load(RELOAD_MS)),
    seal: (id, key) => sealKey(options.secret, id, key),
  };
}

async function readKeys(options: Options): Promise<Loaded> {
  const { secret } = options;
  await sealStored(options);
  const signingJwks = options.signingKeys ?? (await storedSigningKeys(options));
  const first = signingJwks[0];
  if (!first?.kid) throw new Error('The first signing key has no kid.');
  const refresh = secret
    ? [derive(secret, 'refresh-token')]
    : [...(await storedSecrets(options, 'refresh-token')).values()];
  const stored = await storedSecrets(options, 'factor-secret', { isNeeded: !secret });
  const factor = secret
    ? { current: 'secret', byId: new Map([...stored, ['secret', derive(secret, 'factor-secret')]]) }
    : { current: [...stored.keys()][0] as string, byId: stored };
  const seeds = await storedSecrets(options, 'record-signature', { isNeeded: !secret });
  return {
    record: openRecordKey(
      secret ? [derive(secret, 'record-signature'), ...seeds.values()] : [...seeds.values()],
    ),
    signing: { kid: first.kid, key: (await importJWK(first, 'ES256')) as CryptoKey },
    published: signingJwks.map(publicMembers),
    refresh,
    factor,
  };
}

function publicMembers({ kid, x, y }: JWK): JWK {
  return { kty: 'EC', kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], crv: 'P-256', x, y } as JWK;
}

async function storedSigningKeys(options: Options): Promise<JWK[]> {
  const { db, now, secret } = options;
  if (!(await hasCurrent(db, 'access-token')))
    await addSigningKey(db, now(), (id, key) => sealKey(secret, id, key));
  const rows = await readStored(options, 'access-token');
  return rows
    .filter((row) => row.isCurrent || now().getTime() - (row.retiredAt?.getTime() ?? 0) < RETIRED_MS)
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map((row) => row.privateJwk as JWK);
}

/** The second process uses the first one's key. */
export async function addSigningKey(db: Db, at: Date, seal: Keyring['seal']): Promise<void> {
  const jwk = await drawSigningKey();
  await db
    .insert(authKeys)
    .values({ id: jwk.kid, purpose: 'access-token', privateJwk: seal(jwk.kid, jwk), createdAt: at })
    .onConflictDoNothing();
}

/** Encrypts what was stored before there was a secret. Another process may do the same. */
async function sealStored({ db, secret }: Options): Promise<void> {
  if (!secret) return;
  const isOpen = sql`not ${authKeys.privateJwk} ? 'sealed'`;
  for (const { id, privateJwk } of await db.select().from(authKeys).where(isOpen)) {
    const sealed = sealKey(secret, id, privateJwk);
    await db
      .update(authKeys)
      .set({ privateJwk: sealed })
      .where(and(eq(authKeys.id, id), isOpen));
  }
}

async function readStored(
  { db, secret }: Options,
  purpose: Purpose,
): Promise<(typeof authKeys.$inferSelect)[]> {
  const rows = await db.select().from(authKeys).where(eq(authKeys.purpose, purpose));
  return rows.map((row) => ({ ...row, privateJwk: openSealedKey(secret, row.id, row.privateJwk) }));
}

async function storedSecrets(
  options: Options,
  purpose: Purpose,
  { isNeeded } = { isNeeded: true },
): Promise<Map<string, Buffer>> {
  const { db, secret } = options;
  if (isNeeded && !(await hasCurrent(db, purpose))) {
    const id = randomBytes(9).toString('base64url');
    const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url') };
    await db
      .insert(authKeys)
      .values({ id, purpose, privateJwk: sealKey(secret, id, jwk) })
      .onConflictDoNothing();
  }
  const rows = await readStored(options, purpose);
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
