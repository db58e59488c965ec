import type { MiddlewareHandler } from 'hono';
import type { Assets } from '#web/assets.ts';

type Policy = Record<string, string[]>;

/** Frames that a visitor may ask for: maps only. */
const frames = ['https://www.openstreetmap.org', 'https://www.google.com'];

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The content security policies of the two halves: neither allows inline script. */
export function contentPolicies(assets: Assets): { site: string; app: string } {
  const base: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', 'https:'],
    'connect-src': ["'self'"],
    'frame-src': frames,
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const siteStyles =
    'inline' in assets.siteStyles ? ["'self'", `'${assets.siteStyles.cspHash}'`] : ["'self'"];
  return {
    site: policyText({ ...base, 'style-src': siteStyles }),
    // The toasts of the app half write their own style element.
    app: policyText({ ...base, 'style-src': ["'self'", "'unsafe-inline'"] }),
  };
}

/** Headers that every answer carries. */
export function securityHeaders(options: { isHttps: boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
    if (options.isHttps) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  };
}
