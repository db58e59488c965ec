import { Hono } from 'hono';
import QRCode from 'qrcode';
import type { Context } from '#domain/context.ts';
import { findShortLink } from '#domain/listings/sharing/queries.ts';
import { shortLinkPath } from '#domain/listings/sharing/rules.ts';
import { createFileCache } from '../http/file-cache.ts';
import type { RequestEnv } from '../http/request-env.ts';

const PRINT_PIXELS = 1200;
/** A few megabytes. */
const MAX_QR_CODES = 1000;
const code = /^[a-z0-9]{4,20}$/;

/** Short links for signs and posts, and their QR codes to print. */
export function createShortLinkRoutes(ctx: Pick<Context, 'db' | 'site' | 'renderer'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const answerFile = createFileCache({ maxFiles: MAX_QR_CODES });
  const find = async (given: string) => (code.test(given) ? findShortLink(ctx, given) : undefined);
  app.get('/s/:code', async (c) => {
    // People type what they see on a sign.
    const link = await find(c.req.param('code').toLowerCase());
    if (!link) return c.notFound();
    c.header('Cache-Control', 'no-cache');
    return c.redirect(`/listings/${encodeURIComponent(link.slug)}?src=${link.source}`);
  });
  app.get('/s/:code/:file{qr\\.(svg|png)}', async (c) => {
    const [given, file] = [c.req.param('code'), c.req.param('file')];
    const link = await find(given);
    if (!link) return c.notFound();
    const address = ctx.site.url + shortLinkPath(given);
    const headers = {
      'Cache-Control': 'public, max-age=86400',
      'Content-Disposition': `attachment; filename="qr-${link.source}.${file.slice(3)}"`,
    };
    // Signs weather: the code survives losing a quarter of it.
    const errorCorrection = 'Q';
    if (file === 'qr.svg') {
      const draw = () =>
        QRCode.toString(address, { errorCorrectionLevel: errorCorrection, margin: 4, type: 'svg' });
      return answerFile(c, `${given}.svg`, draw, {
        ...headers,
        'Content-Type': 'image/svg+xml',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      });
    }
    const draw = () => ctx.renderer.drawQrCode({ text: address, minWidth: PRINT_PIXELS, errorCorrection });
    return answerFile(c, `${given}.png`, draw, { ...headers, 'Content-Type': 'image/png' });
  });
  return app;
}
