import { Hono } from 'hono';
import {
  findSamplePage,
  findSamplePhoto,
  listSamplePages,
} from '#adapters/listing-source/sample-pages/sample-pages.ts';
import { createSampleMls } from '#adapters/mls/sample-mls/sample-mls.ts';
import type { RequestEnv } from '#api/http/request-env.ts';
import { SAMPLE_MLS_PATH } from './choose-mls.ts';
import { drawSamplePhotos } from './draw-sample-photos.ts';

/** Pages of fictional brokerages and a sample MLS, so you can try the whole product offline. */
export function createSampleRoutes(siteUrl: string, root?: string): Hono<RequestEnv> {
  const renderPhoto = root ? drawSamplePhotos(root) : undefined;
  const app = new Hono<RequestEnv>();
  const mls = createSampleMls({ baseUrl: new URL(SAMPLE_MLS_PATH, siteUrl).href });
  app.all(`${SAMPLE_MLS_PATH}*`, (c) => mls.answer(c.req.raw));
  app.get('/samples', (c) => c.json({ pages: listSamplePages() }));
  app.get('/samples/*', async (c) => {
    const photo = findSamplePhoto(c.req.path);
    if (photo) {
      c.header('Content-Type', photo.contentType);
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(await (renderPhoto ? renderPhoto(c.req.path) : photo.draw())));
    }
    const page = findSamplePage(c.req.path);
    if (page === undefined) return c.notFound();
    // They have their own styles and scripts, but must never act as one of our pages.
    c.header(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    );
    c.header('X-Robots-Tag', 'noindex');
    return c.html(page);
  });
  return app;
}
