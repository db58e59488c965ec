import { ownPath } from './own-path.ts';

export type MailLink = {
  token: string;
  type: 'signup' | 'recovery' | 'invite';
  /** Always one of our own paths, whatever the link requested. */
  target: string;
};

/** Where each kind of link leads if it doesn't name one of our pages. */
const usualTargets = { signup: '/account', recovery: '/auth?reset=true', invite: '/set-password' };

/** The link in the URL of /auth/verify, or undefined if a part is missing. */
export function readMailLink(params: URLSearchParams, origin = location.origin): MailLink | undefined {
  const token = params.get('token') ?? '';
  const type = params.get('type') ?? '';
  if (token === '' || !isKnownType(type)) return undefined;
  const asked = ownPath(params.get('redirect_to'), origin);
  // The home page has no password form, and a link back to this page would loop.
  const isUsable = asked && asked !== '/' && !asked.startsWith('/auth/verify');
  return { token, type, target: isUsable ? asked : usualTargets[type] };
}

function isKnownType(type: string): type is MailLink['type'] {
  return Object.hasOwn(usualTargets, type);
}
