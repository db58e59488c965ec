import type { Context } from '../context.ts';
import { OauthError } from './oauth-error.ts';
import { AGENT_PATH } from './rules.ts';

/** The only audience of our tokens. */
export function oauthResource({ site }: Pick<Context, 'site'>): string {
  return site.url + AGENT_PATH;
}

/** Assistants that predate resource indicators name none; they mean the only one we have. */
export function requireOauthResource(ctx: Pick<Context, 'site'>, asked: string | undefined): void {
  if (asked === undefined || asked === '') return;
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (url && !url.hash && url.href.replace(/\/$/, '') === oauthResource(ctx)) return;
  throw new OauthError('invalid_target', `The resource must be ${oauthResource(ctx)}`);
}
