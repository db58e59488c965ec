import {
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '#domain/assistants/rules.ts';
import type { Context } from '#domain/context.ts';
import type { RequestEnv } from '../http/request-env.ts';

/**
 * Refuses requests that another site's page makes in someone's browser. On a developer's machine, that includes a page
 * whose name resolves to us; elsewhere, checking the name is the proxy's job.
 */
export function refuseForeignPage({ site }: Pick<Context, 'site'>): MiddlewareHandler<RequestEnv> {
  const url = new URL(site.url);
  const isLocal = isLoopback(url);
  const names = isLocal ? localhostAllowedHostnames() : [url.hostname];
  return async (c, next) => {
    const { raw } = c.req;
    const foreign =
      (isLocal && hostHeaderValidationResponse(raw, names)) || originValidationResponse(raw, names);
    return foreign ? c.newResponse(foreign.body, foreign) : next();
  };
}
