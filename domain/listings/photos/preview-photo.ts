import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isSignedLink, type Signature, signLink } from '../../signed-links.ts';
import { fetchShownPhoto } from './read-listing-photo.ts';

type Ctx = Pick<
  Context,
  'db' | 'now' | 'site' | 'accounts' | 'listingSource' | 'storage' | 'images' | 'keys'
>;

const PATH = '/preview-photos';
const subjectOf = (url: string) => `preview-photo ${url}`;

/** The preview with a photo that comes from our server: pages load nothing from others. */
export async function withOwnPhoto<Preview extends { photo: string | null }>(
  ctx: Pick<Context, 'now' | 'keys' | 'site'>,
  preview: Preview,
): Promise<Preview> {
  const { photo } = preview;
  if (photo === null) return preview;
  if (photo.startsWith(`${ctx.site.url}/`)) return { ...preview, photo: photo.slice(ctx.site.url.length) };
  const link = await signLink(ctx, subjectOf(photo));
  link.set('url', photo);
  return { ...preview, photo: `${PATH}?${link}` };
}

/** The photo behind such a link. Nobody can create one for a URL of their choice. */
export async function readPreviewPhoto(
  ctx: Ctx,
  { url, ip, ...signature }: Signature & { url: string; ip: string },
): Promise<Uint8Array> {
  if (!(await isSignedLink(ctx, subjectOf(url), signature)))
    throw new AppError('not_found', 'This preview has expired.');
  return fetchShownPhoto(ctx, { url, ip });
}
