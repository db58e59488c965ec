import type { MiddlewareHandler } from 'hono';
import type { Assets } from '#web/assets.ts';

type Policy = Record<string, string[]>;

/** What public pages may frame: the current map, and no other page from its provider. */
const mapFrames = {
  openstreetmap: 'https://www.openstreetmap.org/export/embed.html',
  google: 'https://www.google.com/maps/embed/',
};

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The content security policies of site and app. Neither allows anything from other servers except the map, nor inline
 * styles and scripts except those of the build, by their hash.
 */
export function contentPolicies(
  assets: Assets,
  map: keyof typeof mapFrames,
): { site: string; app: (styleNonce: string) => string } {
  const base: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  const siteStyles =
    'inline' in assets.siteStyles ? ["'self'", `'${assets.siteStyles.cspHash}'`] : ["'self'"];
  return {
    site: policyText({
      ...base,
      'style-src': siteStyles,
      'frame-src': [mapFrames[map]],
      // The page checks that the map is there before it shows a frame.
      'connect-src': ["'self'", mapFrames[map]],
    }),
    app: (styleNonce) =>
      policyText({
        ...base,
        ...('inline' in assets.appStart && { 'script-src': ["'self'", `'${assets.appStart.cspHash}'`] }),
        // A style element needs the nonce, and a style attribute has no effect, even in email previews.
        'style-src': ["'self'", `'nonce-${styleNonce}'`],
        'trusted-types': ['default', 'hearthcast-frames'],
      }),
  };
}

/** The headers of every response. */
export function securityHeaders(options: { isHttps: boolean }): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(self), geolocation=(), payment=(self)'],
  ];
  if (options.isHttps) headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']);
  return headers;
}

/** Sets headers before the response exists: changing a finished response turns its bytes into a stream, at ten times the cost. */
export function setHeaders(headers: [string, string][]): MiddlewareHandler {
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    return next();
  };
}
