import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { openFile } from '../files/open-file.ts';
import { fileKeyOf } from '../files/rules.ts';
import { findActiveListing, isWithdrawn } from '../listings/queries.ts';
import { MAX_VERIFY_BYTES, VERIFY_TOO_LARGE } from './rules.ts';
import type { Verification } from './schema.ts';
import { type ListChecks, type VerifyCtx, verifyFile } from './verify-file.ts';

type Ctx = VerifyCtx & Pick<Context, 'site' | 'storage'>;

const listingPath = /^\/listings?\/([a-z0-9-]+)\/?$/;
const episodeKey = /^episodes\/([0-9a-f-]{36})\//;

/** Checks one of our files by its link, or the episode of a listing page. Never opens anyone else's address. */
export async function verifyLink(ctx: Ctx, link: string, listChecks: ListChecks): Promise<Verification> {
  const key = await findKey(ctx, link);
  const [, podcastId] = episodeKey.exec(key) ?? [];
  if (podcastId && (await isWithdrawn(ctx, podcastId))) throw missing();
  const answer = await openFile(ctx, { key });
  if (answer.kind !== 'file') throw missing();
  const { file, stream } = answer.opened;
  if (file.sizeBytes > MAX_VERIFY_BYTES) {
    stream.destroy();
    throw new AppError('invalid', VERIFY_TOO_LARGE);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return verifyFile(ctx, Buffer.concat(chunks), listChecks);
}

async function findKey(ctx: Ctx, link: string): Promise<string> {
  const url = URL.parse(link, ctx.site.url);
  const host = new URL(ctx.site.url).host;
  if (url?.host !== host)
    throw new AppError(
      'invalid',
      `Paste a link that starts with ${ctx.site.url}, or choose the file itself.`,
    );
  const [, slug] = listingPath.exec(url.pathname) ?? [];
  const podcast = slug ? (await findActiveListing(ctx, slug))?.podcast : undefined;
  const address = slug ? (podcast?.gcsFileUrl ?? podcast?.podcastFileUrl) : url.pathname;
  const key = fileKeyOf(address ?? '');
  if (!key) throw missing();
  return key;
}

function missing(): AppError {
  return new AppError(
    'not_found',
    'There’s no file behind this link. Copy the link of the file, or choose the file itself.',
  );
}
