import { z } from 'zod';
import { Unavailable } from '../unavailable.ts';

export type Credentials = { token: string } | { clientId: string; clientSecret: string };

export type AccessToken = {
  read: () => Promise<string>;
  /** Requests a new one next time. False if there is only the one we have. */
  renew: () => boolean;
};

type TokenOptions = {
  service: string;
  credentials: Credentials;
  tokenUrl: URL | null;
  scope: string | null;
  now: () => number;
  timeoutMs: number;
};

const Answer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
/** A token isn't used in its last minute. */
const SPARE_MS = 60_000;

/** A token that we were given, or one from the vendor's token endpoint that is renewed before it expires. */
export function createAccessToken(options: TokenOptions): AccessToken {
  const { credentials } = options;
  if ('token' in credentials) return { read: async () => credentials.token, renew: () => false };
  let current: { token: string; until: number } | undefined;
  return {
    async read() {
      if (current && current.until > options.now()) return current.token;
      const { access_token: token, expires_in: seconds } = await ask(options, credentials);
      const lifeMs = seconds * 1000;
      current = { token, until: options.now() + Math.max(lifeMs - SPARE_MS, lifeMs / 2) };
      return token;
    },
    renew() {
      current = undefined;
      return true;
    },
  };
}

async function ask(
  { service, tokenUrl, scope, timeoutMs }: TokenOptions,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
) {
  if (!tokenUrl) throw new Error('This vendor has no token endpoint.');
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    ...(scope ? { scope } : {}),
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(tokenUrl, { method: 'POST', body, redirect: 'error', signal });
    if (response.ok) return Answer.parse(await response.json());
    await response.body?.cancel();
    throw new Unavailable(service, `the token endpoint answered ${response.status}`);
  } catch (cause) {
    if (cause instanceof Unavailable) throw cause;
    // The cause may contain the request, and the request contains the secret.
    throw new Unavailable(service, 'no token was answered');
  }
}
