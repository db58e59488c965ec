import { eq } from 'drizzle-orm';
import { signedFiles } from '#db/schema/credentials.ts';
import type { Context } from '../context.ts';
import { type FileToSign, hashOf, planSignature, saveSignedFile, signFile } from './sign-file.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'storage' | 'credentials'>;

/**
 * Signs a finished file and stores it. A file made from the same bytes and facts is signed once, so storing it again
 * gives the same URL with the same content. Without credentials, it's stored as it is.
 */
export async function storeSignedFile(
  ctx: Ctx,
  file: FileToSign,
): Promise<{ key: string; sizeBytes: number }> {
  const { credentials } = ctx;
  if (!credentials) return put(ctx, file, file.keyOf(hashOf(file.bytes).slice(0, 32)), file.bytes);
  const signing = { ...ctx, credentials };
  const plan = await planSignature(signing, file);
  const key = plan.fileKey;
  const [known, stored] = await Promise.all([markUsed(ctx, key, ctx.now()), ctx.storage.stat(key)]);
  if (known && stored) return { key, sizeBytes: stored.sizeBytes };
  const { bytes, row } = await signFile(signing, file, plan);
  const done = await put(ctx, file, key, bytes);
  await saveSignedFile(ctx, row);
  return done;
}

async function markUsed(ctx: Ctx, fileKey: string, usedAt: Date): Promise<boolean> {
  const rows = await ctx.db
    .update(signedFiles)
    .set({ usedAt })
    .where(eq(signedFiles.fileKey, fileKey))
    .returning({ fileKey: signedFiles.fileKey });
  return rows.length > 0;
}

async function put(ctx: Ctx, { mediaType }: FileToSign, key: string, bytes: Uint8Array) {
  await ctx.storage.put(key, bytes, { contentType: mediaType });
  return { key, sizeBytes: bytes.length };
}
