import { Hono } from 'hono';
import { z } from 'zod';
import type { Context } from '#domain/context.ts';
import { readPreviewPhoto } from '#domain/listings/photos/preview-photo.ts';
import { readSignedListingPhoto } from '#domain/listings/photos/read-listing-photo.ts';
import { isWithdrawnListing } from '#domain/listings/queries.ts';
import { createFileCache } from '../http/file-cache.ts';
import { answerGonePage } from '../http/gone-page.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { sharedCache } from '../http/shared-cache.ts';

/** At most 40 × 4 MB in memory; most photos take a tenth of that. */
const MAX_PHOTOS = 40;

const headers = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': sharedCache(3600),
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** Photos that we have no copy of yet, so that pages load nothing from other servers. */
export function createPhotoProxyRoutes(
  ctx: Pick<
    Context,
    'db' | 'now' | 'site' | 'accounts' | 'listingSource' | 'storage' | 'images' | 'keys' | 'credentials'
  >,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const answerFile = createFileCache({ maxFiles: MAX_PHOTOS });
  app.get('/listing-photos/:listingId/:file{[0-9]{1,3}\\.jpg}', async (c) => {
    const listingId = c.req.param('listingId');
    if (!z.uuid().safeParse(listingId).success) return c.notFound();
    if (await isWithdrawnListing(ctx, listingId)) return answerGonePage(c, 'This photo is gone');
    const index = Number.parseInt(c.req.param('file'), 10);
    const make = () => readSignedListingPhoto(ctx, { listingId, index, ip: c.var.clientIp });
    return answerFile(c, `${listingId}/${index}`, make, headers);
  });
  app.get('/preview-photos', async (c) => {
    const { url = '', expires, signature } = c.req.query();
    const make = () => readPreviewPhoto(ctx, { url, expires, signature, ip: c.var.clientIp });
    return answerFile(c, `${url} ${expires} ${signature}`, make, headers);
  });
  return app;
}
