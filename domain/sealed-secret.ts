import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Context } from './context.ts';

const CIPHER = 'aes-256-gcm';

/** Encrypts a secret of an authenticator app or a webhook; bound to its owner's id, so it can't be moved to another. */
export async function sealSecret(
  ctx: Pick<Context, 'keys'>,
  ownerId: string,
  secret: string,
): Promise<string> {
  const { current, byId } = await ctx.keys.factorKeys();
  const key = byId.get(current);
  if (!key) throw new Error('There is no key for secrets.');
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${current}.${sealed.toString('base64url')}`;
}

export async function openSealedSecret(
  ctx: Pick<Context, 'keys'>,
  ownerId: string,
  sealed: string,
): Promise<string> {
  const dot = sealed.lastIndexOf('.');
  const key = (await ctx.keys.factorKeys()).byId.get(sealed.slice(0, dot));
  if (!key) throw new Error(`The key of the secret of ${ownerId} is gone.`);
  const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, 12)).setAAD(Buffer.from(ownerId));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
