import type { Context } from '../../context.ts';
import { isSignedLink, type Signature, signLink } from '../../signed-links.ts';
import type { OptionalMail } from './rules.ts';

const FIVE_YEARS_SECONDS = 5 * 365 * 86_400;

export type Subscriber = { email: string; kind: OptionalMail };

/** Lets anyone who has the email stop its kind without signing in, and nobody else. */
export async function createUnsubscribeLink(
  ctx: Pick<Context, 'keys' | 'now' | 'site'>,
  { email, kind }: Subscriber,
): Promise<string> {
  const signed = await signLink(ctx, subjectOf({ email, kind }), FIVE_YEARS_SECONDS);
  return `${ctx.site.url}/unsubscribe?${new URLSearchParams({ kind, email })}&${signed}`;
}

export function isUnsubscribeLink(
  ctx: Pick<Context, 'keys' | 'now'>,
  subscriber: Subscriber,
  given: Signature,
): Promise<boolean> {
  return isSignedLink(ctx, subjectOf(subscriber), given);
}

function subjectOf({ email, kind }: Subscriber): string {
  return `unsubscribe ${kind} ${email}`;
}
