import type { Inspection } from '#adapters/credentials/contract.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { SignedFile } from '../signed-files/queries.ts';
import { isAdapted } from '../signed-files/rules.ts';
import { findFileByManifest, findFileByMedia, findPublicHome, isCurrentFile } from './queries.ts';
import type { PassedCheck, Verdict } from './rules.ts';
import type { Verification } from './schema.ts';

export type VerifyCtx = Pick<Context, 'db' | 'credentials'>;
/** What we checked before sending out an order. */
export type ListChecks = (ctx: Pick<Context, 'db'>, podcastId: string) => Promise<PassedCheck[]>;
type Found = { verdict: Verdict; file?: SignedFile | undefined; isExpired?: boolean };

/** Says whether we made a file and whether it was changed. Stores nothing; can be repeated. */
export async function verifyFile(
  ctx: VerifyCtx,
  bytes: Uint8Array,
  listChecks: ListChecks,
): Promise<Verification> {
  const { credentials } = ctx;
  if (!credentials) throw new AppError('unprocessable', 'This site doesn’t check files.');
  return toVerification(ctx, await judge(ctx, await credentials.inspect(bytes)), listChecks);
}

/** The same for a home's record, whose signature has been checked. */
export async function describeRecordFile(
  ctx: Pick<Context, 'db'>,
  { isValid, podcastId }: { isValid: boolean; podcastId: string | null },
): Promise<Verification> {
  const home = isValid && podcastId ? await findPublicHome(ctx, podcastId) : undefined;
  const verdict = isValid ? 'record' : 'record_changed';
  return { verdict, file: null, isExpired: false, home: home ?? null, checks: [] };
}

/** Our records decide what's ours: anyone can write our name into a manifest. */
async function judge(ctx: VerifyCtx, inspection: Inspection): Promise<Found> {
  if (inspection.kind === 'unknown-type') return { verdict: 'unsupported' };
  if (inspection.kind === 'damaged') return { verdict: 'damaged' };
  const { manifest, mediaHash } = inspection;
  const named = manifest ? await findFileByManifest(ctx, manifest.id) : undefined;
  const shown = named?.mediaHash === mediaHash ? named : await findFileByMedia(ctx, mediaHash);
  if (!manifest) return shown ? { verdict: 'stripped', file: shown } : { verdict: 'unknown' };
  if (!named) return shown ? { verdict: 'altered_details', file: shown } : { verdict: 'other_maker' };
  if (!shown) return { verdict: 'changed', file: named };
  if (shown !== named) return { verdict: 'swapped', file: shown };
  const { isIntact, isExpired } = manifest;
  return { verdict: isIntact ? 'original' : 'altered_details', file: named, isExpired };
}

async function toVerification(
  ctx: VerifyCtx,
  { verdict, file, isExpired = false }: Found,
  listChecks: ListChecks,
): Promise<Verification> {
  if (!file) return { verdict, file: null, isExpired: false, home: null, checks: [] };
  const { kind, sourceType, note, version, manifestId, factSheetHash, isTestCertificate, podcastId } = file;
  const isCurrent = await isCurrentFile(ctx, file);
  // A changed file must not benefit from the reputation of its original home.
  const isOurs = verdict !== 'changed' && podcastId !== null;
  const home = isOurs ? await findPublicHome(ctx, podcastId) : undefined;
  return {
    verdict,
    isExpired,
    file: {
      kind,
      sourceType,
      note,
      version,
      manifestId,
      factSheetHash,
      isTestCertificate,
      isCurrent,
      madeAt: file.signedAt.toISOString(),
    },
    home: home ?? null,
    checks: isOurs && isCurrent ? checksOf(file, await listChecks(ctx, podcastId)) : [],
  };
}

/** A picture shows facts; only an episode and its clips speak. We haven't checked what someone else made. */
function checksOf(file: SignedFile, checks: PassedCheck[]): PassedCheck[] {
  if (isAdapted(file)) return [];
  return file.kind === 'image' ? checks.filter(({ name }) => name === 'facts') : checks;
}
