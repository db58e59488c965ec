import type { Caller } from '#domain/accounts/account.ts';
import { AccountError } from '#domain/accounts/account-error.ts';
import { authenticate } from '#domain/accounts/queries.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';

export type Session = {
  userId: string;
  email: string;
  isEmailConfirmed: boolean;
  sessionId: string;
  aal: 'aal1' | 'aal2';
};

type Ctx = Pick<Context, 'db' | 'keys' | 'now' | 'site'>;

/**
 * Who sent this request. Visitors, expired tokens and sessions without their second factor all count as nobody, because
 * the public client sends a bearer token even for visitors.
 */
export async function readSession(ctx: Ctx, request: Request): Promise<Session | undefined> {
  const caller = await findCaller(ctx, request);
  return caller && !isHalfSignedIn(caller) ? toSession(caller) : undefined;
}

export function requireSignedIn(session: Session | undefined): Session {
  if (!session) throw new AppError('unauthorized', 'Please sign in.');
  return session;
}

export function readBearer(authorization: string | null | undefined): string | undefined {
  return /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

async function findCaller(ctx: Ctx, request: Request): Promise<Caller | undefined> {
  const token = readBearer(request.headers.get('Authorization'));
  if (!token) return undefined;
  try {
    return await authenticate(ctx, token);
  } catch (error) {
    if (error instanceof AccountError) return undefined;
    throw error;
  }
}

/** The database decides, not the token: a token issued before the second factor was added doesn't know about it. */
function isHalfSignedIn({ session, hasVerifiedFactor }: Caller): boolean {
  return hasVerifiedFactor && session.aal !== 'aal2';
}

function toSession({ user, session }: Caller): Session {
  return {
    userId: user.id,
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    sessionId: session.id,
    aal: session.aal === 'aal2' ? 'aal2' : 'aal1',
  };
}
