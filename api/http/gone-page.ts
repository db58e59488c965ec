import type { Context as HonoContext } from 'hono';
import type { RequestEnv } from './request-env.ts';

/** 410 for what was public once: a short page, because people open old links in a browser. */
export function answerGonePage(c: HonoContext<RequestEnv>, heading: string): Response {
  c.header('Cache-Control', 'no-cache');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Content-Security-Policy', "default-src 'none'; sandbox allow-top-navigation-by-user-activation");
  return c.html(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>It was taken offline.</p><p><a href="/">Return to Home</a></p></html>`,
    410,
  );
}
