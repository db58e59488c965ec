import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MediaType, SourceType } from '#adapters/credentials/contract.ts';
import type { SignedFileKind } from '#db/column-values.ts';
import { signedFiles } from '#db/schema/credentials.ts';
import type { Context } from '../context.ts';
import { findFactSheetHash } from './queries.ts';
import { describeSource, signedFileNames } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'storage' | 'credentials'>;

export type FileToSign = {
  podcastId: string | null;
  kind: SignedFileKind;
  /** Which one of its kind, such as "square". */
  name: string;
  bytes: Uint8Array;
  mediaType: MediaType;
  sourceType: SourceType;
  /** The key of a file with this hash. */
  keyOf: (hash: string) => string;
};

/**
 * Signs a finished file and stores it. A file made from the same bytes and facts is signed once, so storing it again
 * gives the same address with the same content. Without credentials it is stored as it is.
 */
export async function storeSignedFile(
  ctx: Ctx,
  file: FileToSign,
): Promise<{ key: string; sizeBytes: number }> {
  const { credentials } = ctx;
  const { bytes, mediaType, podcastId, kind, name, sourceType } = file;
  if (!credentials) return put(ctx, file, file.keyOf(hashOf(bytes).slice(0, 32)), bytes);
  const factSheetHash = podcastId ? await findFactSheetHash(ctx, podcastId) : null;
  const { certificate, version } = credentials;
  const made = { podcastId, kind, name, mediaType, sourceType, factSheetHash, version };
  const identity = hashOf(JSON.stringify([hashOf(bytes), made, certificate.fingerprint]));
  const key = file.keyOf(identity.slice(0, 32));
  const now = ctx.now();
  const [known, stored] = await Promise.all([markUsed(ctx, key, now), ctx.storage.stat(key)]);
  if (known && stored) return { key, sizeBytes: stored.sizeBytes };
  const manifestId = `urn:c2pa:${uuidOf(identity)}`;
  const signed = await credentials.sign(
    { bytes, mediaType },
    {
      manifestId,
      title: signedFileNames[kind],
      description: describeSource(kind, sourceType),
      sourceType,
      madeAt: now,
      factSheetHash,
      verifyUrl: `${ctx.site.url}/verify`,
    },
  );
  const done = await put(ctx, file, key, signed.bytes);
  const row = {
    ...made,
    manifestId,
    mediaHash: signed.mediaHash,
    certificateFingerprint: certificate.fingerprint,
    isTestCertificate: certificate.isTest,
    signedAt: now,
    usedAt: now,
  };
  await ctx.db
    .insert(signedFiles)
    .values({ fileKey: key, ...row })
    .onConflictDoUpdate({ target: signedFiles.fileKey, set: row });
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

function hashOf(value: Uint8Array | string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Always the same for the same file: of two workers that sign it at once, both write the same manifest id. */
function uuidOf(hash: string): string {
  const hex = `${hash.slice(32, 44)}4${hash.slice(45, 48)}8${hash.slice(49, 64)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
