export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 1000;
export const MAX_EMAIL_LENGTH = 254;
/** The metadata is part of every access token, and a token must fit into a request header. */
export const MAX_METADATA_BYTES = 4096;
export const ACCESS_TOKEN_SECONDS = 3600;
export const SESSION_DAYS = 30;
export const INACTIVE_DAYS = 14;
export const LINK_SECONDS = { signup: 3600, recovery: 3600, invite: 3600 } as const;
export const CHALLENGE_SECONDS = 300;
export const CHALLENGE_TRIES = 5;
export const MAX_FACTORS = 10;
export const SMS_GAP_SECONDS = 60;
export const MAX_TEAM_ACCOUNTS = 20;

export type LinkType = keyof typeof LINK_SECONDS;

export function isLinkType(value: string): value is LinkType {
  return Object.hasOwn(LINK_SECONDS, value);
}

/** Requests per client address; a genuine session refresh is never counted. */
export const IP_LIMITS = {
  token: { limit: 150, windowSeconds: 300 },
  signup: { limit: 30, windowSeconds: 300 },
  recover: { limit: 30, windowSeconds: 300 },
  resend: { limit: 30, windowSeconds: 300 },
  'update-user': { limit: 30, windowSeconds: 300 },
  verify: { limit: 30, windowSeconds: 300 },
  'factor-challenge': { limit: 15, windowSeconds: 60 },
  'factor-verify': { limit: 15, windowSeconds: 60 },
} as const;

/** Guesses per account, also counted for addresses that don't exist. */
export const GUESS_LIMITS = {
  passwordFromOneAddress: { limit: 10, windowSeconds: 900 },
  password: { limit: 100, windowSeconds: 3600 },
  code: { limit: 20, windowSeconds: 3600 },
  codeInOneSession: { limit: 10, windowSeconds: 3600 },
  sms: { limit: 10, windowSeconds: 3600 },
} as const;

/** Over the account-wide limit each attempt waits this long: the owner is slowed down, never locked out. */
export const SLOW_DOWN_MS = 1500;

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * The address as we store it, or undefined. The pattern is checked before lowercasing, because some non-ASCII letters
 * become ASCII when lowercased.
 */
export function normalizeEmail(given: string): string | undefined {
  return given.length <= MAX_EMAIL_LENGTH && EMAIL.test(given) ? given.toLowerCase() : undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

export function isPhone(given: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(given);
}

/** Only our own origin or an allowed one, compared as parsed origins; anything else becomes the site itself. */
export function chooseRedirect(given: string | undefined, siteUrl: string, allowedOrigins: string[]): string {
  const url = given && given.length <= 2048 ? URL.parse(given) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') return siteUrl;
  const origins = [siteUrl, ...allowedOrigins].map((allowed) => new URL(allowed).origin);
  return origins.includes(url.origin) ? url.href : siteUrl;
}

/**
 * Where an account without a password continues: the page it was headed for if that page asks for one, else
 * the default.
 */
export function choosePasswordAddress(redirectTo: string): string {
  const url = new URL(redirectTo);
  return url.pathname === '/set-password' ? url.href : new URL('/set-password', url).href;
}

/** The page behind an email's link: its button uses up the token, so a mail scanner can't. */
export function mailLink(
  siteUrl: string,
  link: { token: string; type: LinkType; redirectTo: string },
): string {
  const query = new URLSearchParams({ token: link.token, type: link.type, redirect_to: link.redirectTo });
  return `${siteUrl}/auth/verify?${query}`;
}

const DEEPEST = 8;

/** Whether the database can store this unchanged: no NUL and no half of a surrogate pair. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1));
}

export function isMetadataSmall(metadata: object): boolean {
  return new TextEncoder().encode(JSON.stringify(metadata)).length <= MAX_METADATA_BYTES;
}
