import { createHash } from 'node:crypto';
import type { ContentAction, Credentials, MediaType, SourceType } from '#adapters/credentials/contract.ts';
import type { SignedFileKind } from '#db/column-values.ts';
import { signedFiles } from '#db/schema/credentials.ts';
import type { Context } from '../context.ts';
import { findFactSheetHash, type SignedFile } from './queries.ts';
import { describeSource, isAdapted, NO_CAMERA_DATA, signedFileNames } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site'> & { credentials: Credentials };

export type FileToSign = {
  podcastId: string | null;
  kind: SignedFileKind;
  /** Which one of its kind, such as "square". */
  name: string;
  bytes: Uint8Array;
  mediaType: MediaType;
  /** Null if someone else made it and nobody knows how. */
  sourceType: SourceType | null;
  /** What must be disclosed about it, such as "Virtually staged". */
  note?: string | null;
  /** The key of a file with this hash. */
  keyOf: (hash: string) => string;
};

export type SignaturePlan = Pick<SignedFile, 'fileKey' | 'manifestId' | 'factSheetHash' | 'version'>;

/** The name of a file once it's signed. Derived from what is signed, so it's known in advance. */
export async function planSignature(ctx: Ctx, file: FileToSign): Promise<SignaturePlan> {
  const { podcastId, kind, name, mediaType, sourceType, note } = file;
  const { certificate, version } = ctx.credentials;
  const factSheetHash = podcastId && !isAdapted(file) ? await findFactSheetHash(ctx, podcastId) : null;
  const made = {
    podcastId,
    kind,
    name,
    mediaType,
    sourceType,
    factSheetHash,
    version,
    ...(note && { note }),
  };
  const identity = hashOf(JSON.stringify([hashOf(file.bytes), made, certificate.fingerprint]));
  const manifestId = `urn:c2pa:${uuidOf(identity)}`;
  return { fileKey: file.keyOf(identity.slice(0, 32)), manifestId, factSheetHash, version };
}

/** The signed bytes and the row by which we recognize them. Neither is saved. */
export async function signFile(
  ctx: Ctx,
  file: FileToSign,
  plan: SignaturePlan,
): Promise<{ bytes: Uint8Array; row: SignedFile }> {
  const { bytes, mediaType, podcastId, kind, name, sourceType, note = null } = file;
  const { certificate } = ctx.credentials;
  const now = ctx.now();
  const signed = await ctx.credentials.sign(
    { bytes, mediaType },
    {
      manifestId: plan.manifestId,
      title: signedFileNames[kind],
      actions: actionsOf(file),
      madeAt: now,
      factSheetHash: plan.factSheetHash,
      verifyUrl: `${ctx.site.url}/verify`,
    },
  );
  const row = {
    ...plan,
    ...{ podcastId, kind, name, mediaType, sourceType, note },
    mediaHash: signed.mediaHash,
    certificateFingerprint: certificate.fingerprint,
    isTestCertificate: certificate.isTest,
    signedAt: now,
    usedAt: now,
  };
  return { bytes: signed.bytes, row };
}

/** A file that was signed before keeps the time of its first signature: to people, it's the same file. */
export async function saveSignedFile(ctx: Pick<Context, 'db'>, row: SignedFile): Promise<void> {
  const { signedAt: _, ...again } = row;
  await ctx.db
    .insert(signedFiles)
    .values(row)
    .onConflictDoUpdate({ target: signedFiles.fileKey, set: again });
}

/** What we did to a file. We only say how it was made if we know. */
function actionsOf(file: FileToSign): ContentAction[] {
  const { kind, sourceType } = file;
  const description = describeSource(file);
  if (!isAdapted(file)) return [{ name: 'created', description, sourceType }];
  const opened = (text: string): ContentAction => ({ name: 'opened', description: text, sourceType });
  if (kind !== 'photo' && kind !== 'cover')
    return [opened('Audio made outside Hearthcast'), { name: 'published', description }];
  return [
    opened(file.note ?? 'A photo from the listing'),
    { name: kind === 'cover' ? 'cropped' : 'transcoded', description },
    { name: 'edited.metadata', description: NO_CAMERA_DATA },
  ];
}

export function hashOf(value: Uint8Array | string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Always the same for the same file: if two workers sign it at once, both write the same manifest id. */
function uuidOf(hash: string): string {
  const hex = `${hash.slice(32, 44)}4${hash.slice(45, 48)}8${hash.slice(49, 64)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
