import { type Handler, Hono } from 'hono';
import QRCode from 'qrcode';
import type { Context } from '#domain/context.ts';
import { createFileCache } from '../http/file-cache.ts';
import type { RequestEnv } from '../http/request-env.ts';

/** A few megabytes. */
const MAX_CODES = 1000;
/** No slug is longer, and a longer code could hardly be scanned from a screen. */
const MAX_NAME = 300;

/**
 * The QR code of a home's page. Phones don't show it, so the page doesn't include it. We draw it ourselves, so nobody
 * else learns which page is being viewed.
 */
export function createPageCodeRoutes({ site }: Pick<Context, 'site'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const answerFile = createFileCache({ maxFiles: MAX_CODES });
  const answer = (path: (name: string) => string): Handler<RequestEnv> => {
    return (c, next) => {
      const name = c.req.param('name') ?? '';
      if (name.length > MAX_NAME) return next();
      const address = site.url + path(encodeURIComponent(name));
      const draw = () => QRCode.toString(address, { errorCorrectionLevel: 'M', margin: 4, type: 'svg' });
      return answerFile(c, address, draw, {
        'Content-Type': 'image/svg+xml',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'public, max-age=86400',
      });
    };
  };
  const counted = (name: string) => `${name}?src=qr`;
  app.get(
    '/listings/:name/qr.svg',
    answer((name) => counted(`/listings/${name}`)),
  );
  app.get(
    '/demo/:name/qr.svg',
    answer((name) => counted(`/demo/${name}`)),
  );
  // Its visitors already have a source.
  app.get(
    '/listings/:name/unbranded/qr.svg',
    answer((name) => `/listings/${name}/unbranded`),
  );
  return app;
}
