import { decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Context } from '../context.ts';
import type { SessionRow, UserRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { ACCESS_TOKEN_SECONDS, isUuid } from './rules.ts';

type Ctx = Pick<Context, 'keys' | 'now' | 'site'>;

export type AccessToken = { token: string; expiresAt: number };

export async function signAccessToken(ctx: Ctx, user: UserRow, session: SessionRow): Promise<AccessToken> {
  const { kid, key } = await ctx.keys.signingKey();
  const issuedAt = Math.floor(ctx.now().getTime() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const claims: JWTPayload = {
    iss: issuer(ctx),
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  };
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key);
  return { token, expiresAt };
}

/** The caller of a token. Verified only with the published keys, as any other service would do it. */
export async function verifyAccessToken(
  ctx: Ctx,
  token: string,
): Promise<{ userId: string; sessionId: string }> {
  try {
    const { payload } = await jwtVerify(token, await publicKeyFor(ctx, token), {
      algorithms: ['ES256'],
      audience: 'authenticated',
      issuer: issuer(ctx),
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'exp', 'session_id'],
    });
    const { sub: userId, session_id: sessionId } = payload;
    if (!isUuid(userId) || !isUuid(sessionId)) throw new errors.JWTInvalid('sub and session_id must be ids');
    return { userId, sessionId };
  } catch (error) {
    if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error;
    const reason =
      error instanceof errors.JWTExpired ? 'token has invalid claims: token is expired' : error.message;
    throw new AccountError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

async function publicKeyFor(ctx: Ctx, token: string) {
  const { kid } = decodeProtectedHeader(token);
  const find = async () => (await ctx.keys.publicKeys()).find((key) => key.kid === kid);
  let jwk = await find();
  if (!jwk) {
    await ctx.keys.reload();
    jwk = await find();
  }
  if (!jwk) throw new errors.JWKSNoMatchingKey('unrecognized JWT kid');
  return importJWK(jwk, 'ES256');
}

function issuer(ctx: Ctx): string {
  return `${ctx.site.url}/auth/v1`;
}
