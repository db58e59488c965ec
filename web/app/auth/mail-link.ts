import { ownPath } from './own-path.ts';

export type MailLink = {
  token: string;
  type: 'signup' | 'recovery' | 'invite';
  /** A path of ours, whatever the link asked for. */
  target: string;
};

/** Where each kind of link ends when it names no page of ours. */
const usualTargets = { signup: '/account', recovery: '/auth?reset=true', invite: '/set-password' };

/** The link in the address of /auth/verify, or undefined when a part is missing. */
export function readMailLink(params: URLSearchParams, origin = location.origin): MailLink | undefined {
  const token = params.get('token') ?? '';
  const type = params.get('type') ?? '';
  if (token === '' || !isKnownType(type)) return undefined;
  const asked = ownPath(params.get('redirect_to'), origin);
  // The home page has no form for a password, and a link that leads back here would go round in circles.
  const isUsable = asked && asked !== '/' && !asked.startsWith('/auth/verify');
  return { token, type, target: isUsable ? asked : usualTargets[type] };
}

function isKnownType(type: string): type is MailLink['type'] {
  return Object.hasOwn(usualTargets, type);
}
