import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';

export type StoredKey = Record<string, unknown>;

/** The stored keys can't be read with this AUTH_SECRET, or without one. */
export class SealedKeyLocked extends Error {}

/** Encrypts a key before it is stored, bound to its id; without a secret it is stored as it is. */
export function sealKey(secret: string | undefined, id: string, key: StoredKey): StoredKey {
  if (!secret) return key;
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, wrappingKey(secret), iv).setAAD(Buffer.from(id));
  const sealed = [iv, cipher.update(JSON.stringify(key), 'utf8'), cipher.final(), cipher.getAuthTag()];
  return { sealed: Buffer.concat(sealed).toString('base64url') };
}

function isSealedKey(key: StoredKey): key is { sealed: string } {
  return typeof key.sealed === 'string';
}

/** The key as it was before it was stored. Keys from before there was a secret are read as they are. */
export function openSealedKey(secret: string | undefined, id: string, stored: StoredKey): StoredKey {
  if (!isSealedKey(stored)) return stored;
  if (!secret)
    throw new SealedKeyLocked('AUTH_SECRET is not set; the keys in the database are encrypted with it.');
  const bytes = Buffer.from(stored.sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, wrappingKey(secret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-16));
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    return JSON.parse(opened.toString('utf8'));
  } catch {
    throw new SealedKeyLocked('AUTH_SECRET is not the one that the keys in the database are encrypted with.');
  }
}

function wrappingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'hearthcast stored-keys', 32));
}
