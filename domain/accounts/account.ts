import type { authFactors, authSessions, authUsers } from '#db/schema/auth.ts';

export type UserRow = typeof authUsers.$inferSelect;
export type SessionRow = typeof authSessions.$inferSelect;
export type FactorRow = typeof authFactors.$inferSelect;

export type Account = { user: UserRow; factors: FactorRow[] };

/** Where a request comes from, stored with the session so its owner can recognize it. */
export type Client = { ip: string; userAgent: string | null };

/** The signed-in caller of an account endpoint. */
export type Caller = { user: UserRow; session: SessionRow; hasVerifiedFactor: boolean };

/** What a sign-in or a refresh returns. */
export type Grant = { accessToken: string; expiresAt: number; refreshToken: string; account: Account };
