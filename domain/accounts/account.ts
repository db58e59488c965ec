import type { authFactors, authSessions, authUsers } from '#db/schema/auth.ts';

export type UserRow = typeof authUsers.$inferSelect;
export type SessionRow = typeof authSessions.$inferSelect;
export type FactorRow = typeof authFactors.$inferSelect;

export type Account = { user: UserRow; factors: FactorRow[] };

/** Where a request comes from, kept with the session so that its owner can recognize it. */
export type Client = { ip: string; userAgent: string | null };

/** The signed-in caller of an account endpoint. */
export type Caller = { user: UserRow; session: SessionRow; hasVerifiedFactor: boolean };

/** What a sign-in or a refresh hands out. */
export type Grant = { accessToken: string; expiresAt: number; refreshToken: string; account: Account };
