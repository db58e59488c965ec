import { buffer } from 'node:stream/consumers';
import type { FetchedImage, Refusal } from '#adapters/listing-source/contract.ts';
import type { Context } from '../../context.ts';
import { sentPhotoKey } from './sent-photo.ts';
import { uploadedPhotoKey } from './uploaded-photo.ts';

export type PhotoContext = Pick<Context, 'listingSource' | 'storage'> & { site: { url: string } };

/** The bytes of a listing's photo: from our storage if it was sent with the page or added to the sheet, else from its site. */
export async function fetchPhoto(ctx: PhotoContext, url: string): Promise<FetchedImage | Refusal> {
  const key = sentPhotoKey(url) ?? uploadedPhotoKey(ctx.site.url, url);
  if (!key) return ctx.listingSource.fetchImage(url);
  const opened = await ctx.storage.open(key);
  if (!opened) return { kind: 'refused', reason: 'http_status', message: 'The photo is gone.' };
  return { kind: 'image', url, contentType: opened.file.contentType, bytes: await buffer(opened.stream) };
}
