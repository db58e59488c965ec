import type { Context } from '../../context.ts';
import { findSignedFile, type SignedFile } from '../../signed-files/queries.ts';
import { planSignature, signFile } from '../../signed-files/sign-file.ts';
import { episodeFolder, readStored } from './episode-files.ts';

/**
 * Stores an uploaded MP3 with its Content Credentials next to the original upload. The row is saved with the delivery,
 * because a listing that nobody ordered has no podcast before that. The same file is signed once; may be repeated.
 */
export async function signUpload(
  ctx: Pick<Context, 'db' | 'now' | 'site' | 'storage' | 'credentials'>,
  podcastId: string,
  uploadKey: string,
): Promise<{ key: string; row: SignedFile | null }> {
  const { credentials } = ctx;
  if (!credentials) return { key: uploadKey, row: null };
  const signing = { ...ctx, credentials };
  const file = {
    podcastId,
    kind: 'episode',
    name: 'episode',
    bytes: await readStored(ctx, uploadKey),
    mediaType: 'audio/mpeg',
    // The person who made it didn't say how.
    sourceType: null,
    keyOf: (hash: string) => `${episodeFolder(podcastId)}/upload-${hash}.mp3`,
  } as const;
  const plan = await planSignature(signing, file);
  const key = plan.fileKey;
  const known = await findSignedFile(ctx, key);
  if (known && (await ctx.storage.stat(key))) return { key, row: { ...known, usedAt: ctx.now() } };
  const { bytes, row } = await signFile(signing, file, plan);
  await ctx.storage.put(key, bytes, { contentType: 'audio/mpeg' });
  return { key, row };
}
