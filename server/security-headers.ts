import type { MiddlewareHandler } from 'hono';
import type { Assets } from '#web/assets.ts';

type Policy = Record<string, string[]>;

/** What pages may embed: maps only. */
const frames = ['https://www.openstreetmap.org', 'https://www.google.com'];

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The content security policies of site and app. Neither allows inline scripts. */
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

/** The headers of every response. */
export function securityHeaders(options: { isHttps: boolean }): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)'],
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
