import { createHash } from 'node:crypto';
import type { Account, FactorRow, Grant, UserRow } from '#domain/accounts/account.ts';
import { ACCESS_TOKEN_SECONDS } from '#domain/accounts/rules.ts';
import type { PendingUser } from '#domain/accounts/sign-up.ts';

type Json = Record<string, unknown>;

export function toSession(grant: Grant): Json {
  return {
    access_token: grant.accessToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: grant.expiresAt,
    refresh_token: grant.refreshToken,
    user: toUser(grant.account),
  };
}

export function toUser({ user, factors }: Account): Json {
  return present({
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: user.emailConfirmedAt,
    phone: '',
    confirmation_sent_at: user.confirmationSentAt,
    confirmed_at: user.emailConfirmedAt,
    recovery_sent_at: user.recoverySentAt,
    last_sign_in_at: user.lastSignInAt,
    invited_at: user.invitedAt,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.userMetadata,
    identities: [toIdentity(user)],
    factors: factors.length > 0 ? factors.map(toFactor) : undefined,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: false,
  });
}

/** The response to a sign-up. It is built from the request alone, so it reveals nothing about the address. */
export function toPendingUser({ id, email, metadata, at }: PendingUser): Json {
  return toUser({
    user: {
      id,
      email,
      passwordHash: null,
      emailConfirmedAt: null,
      invitedAt: null,
      confirmationSentAt: at,
      recoverySentAt: null,
      lastSignInAt: null,
      userMetadata: metadata,
      bannedUntil: null,
      createdAt: at,
      updatedAt: at,
    },
    factors: [],
  });
}

function toIdentity(user: UserRow): Json {
  const isVerified = user.emailConfirmedAt !== null;
  return {
    identity_id: identityId(user.id),
    id: user.id,
    user_id: user.id,
    identity_data: {
      ...user.userMetadata,
      sub: user.id,
      email: user.email,
      email_verified: isVerified,
      phone_verified: false,
    },
    provider: 'email',
    last_sign_in_at: user.lastSignInAt ?? user.createdAt,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    email: user.email,
  };
}

/** Every account has exactly one identity, its email address, so the identity's id follows from the user's. */
function identityId(userId: string): string {
  const hex = createHash('sha256').update(`identity ${userId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function toFactor(factor: FactorRow): Json {
  return present({
    id: factor.id,
    friendly_name: factor.friendlyName || undefined,
    factor_type: factor.type,
    status: factor.status,
    phone: factor.phone,
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
    last_challenged_at: factor.lastChallengedAt?.toISOString() ?? null,
  });
}

/** Drops missing times. Clients expect `last_challenged_at` even when it is null. */
function present(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && (value !== null || name === 'last_challenged_at'),
    ),
  );
}
