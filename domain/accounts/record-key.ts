import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';

/** `published` are the public keys of all record keys, the current one first. */
export type RecordKey = { kid: string; key: KeyObject; published: JWK[] };

/** The DER head of an Ed25519 private key (RFC 8410); its 32 bytes follow. */
const head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Ed25519 keys, each made from 32 secret bytes. The first one signs; all are published, so old records stay
 * verifiable.
 */
export function openRecordKey(seeds: readonly Uint8Array[]): RecordKey {
  const keys = seeds.map((seed) =>
    createPrivateKey({ key: Buffer.concat([head, seed]), format: 'der', type: 'pkcs8' }),
  );
  const [key] = keys;
  if (!key) throw new Error('There is no key to sign records with.');
  const published = keys.map(publicMembers);
  return { key, kid: published[0]?.kid as string, published };
}

function publicMembers(key: KeyObject): JWK {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  // Named by its thumbprint (RFC 7638, RFC 8037).
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x: x as string };
}
