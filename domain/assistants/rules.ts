/** How long each is valid. A program exchanges a code right away. */
export const CODE_SECONDS = 60;
export const ACCESS_SECONDS = 3600;
export const REFRESH_SECONDS = 30 * 86_400;
/** How long we trust what an assistant publishes about itself. */
export const DOCUMENT_SECONDS = 86_400;
export const MAX_CONNECTIONS = 30;
export const MAX_REDIRECT_URIS = 10;
export const REQUESTS_PER_MINUTE = 120;

/** Where agents' assistants connect, and the audience of their tokens. */
export const AGENT_PATH = '/mcp';
/** Where buyers' assistants ask about homes, without signing in. */
export const BUYER_PATH = '/mcp/homes';

/** What a buyer agrees to when an assistant sends their details. New wording needs a new version. */
export const leadConsent = {
  version: '2026-11-17',
  wording:
    'I agree to have my name, email, phone number and message sent to the listing agent, who may contact me about this home.',
} as const;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isLoopback(url: URL): boolean {
  return url.protocol === 'http:' && loopback.has(url.hostname);
}

/** Whether codes may be sent there at all: https, or the user's own machine. */
export function isRedirectUri(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || text.includes('#') || /[\s\\]/.test(text)) return false;
  return url.protocol === 'https:' || isLoopback(url);
}

/**
 * Whether a request's redirect URI is one of the assistant's: it must be identical. Only a URI for the user's machine
 * without a port matches any port (RFC 8252, section 7.3), because programs there can't choose theirs.
 */
export function isOwnRedirectUri(asked: string, own: readonly string[]): boolean {
  if (own.includes(asked)) return true;
  const url = isRedirectUri(asked) ? new URL(asked) : undefined;
  if (!url || !isLoopback(url) || !url.port) return false;
  const withoutPort = asked.replace(`:${url.port}`, '');
  return own.includes(withoutPort);
}

/** A name as an assistant gives it, without characters that could fake another line or text direction. */
export function plainName(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
