import { Unavailable } from '#adapters/unavailable.ts';
import type { Context } from '../context.ts';
import { type FileToSign, planSignature, saveSignedFile, signFile } from './sign-file.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'credentials'>;

/**
 * Signs a file that is sent but not stored, so that it can be recognized. People should see it without credentials rather
 * not at all. May be repeated.
 */
export async function signServedFile(ctx: Ctx, file: FileToSign): Promise<Uint8Array> {
  const { credentials } = ctx;
  if (!credentials) return file.bytes;
  const signing = { ...ctx, credentials };
  try {
    const { bytes, row } = await signFile(signing, file, await planSignature(signing, file));
    await saveSignedFile(ctx, row);
    return bytes;
  } catch (error) {
    if (error instanceof Unavailable) return file.bytes;
    throw error;
  }
}
