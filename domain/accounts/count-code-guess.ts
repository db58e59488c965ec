import { and, desc, eq, gt } from 'drizzle-orm';
import { auditLog } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { giveHitBack, networkOf, takeHit } from '../rate-limits.ts';
import type { Caller } from './account.ts';
import { tooManyRequests } from './limit-requests.ts';
import { GUESS_LIMITS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

const FAMILIAR_MS = 90 * 86_400_000;
/** More networks than anyone signs in from; it only limits the read. */
const MAX_SIGN_INS = 200;

/**
 * Counts an attempt to enter a code, for its session and for the account. A network that the owner has signed in from
 * has its own count: someone who has only the password can use up the account's count, but can't lock the owner out.
 */
export async function countCodeGuess(
  ctx: Ctx,
  { user, session }: Caller,
  ip: string,
): Promise<{ wasRight: () => Promise<void> }> {
  const ofSession = `code-session:${session.id}`;
  const network = networkOf(ip);
  const ofAccount = (await isFamiliar(ctx, user.id, network))
    ? `code:${user.id}:${network}`
    : `code:${user.id}`;
  const waitSeconds =
    (await takeHit(ctx, ofSession, GUESS_LIMITS.codeInOneSession)) ||
    (await takeHit(ctx, ofAccount, GUESS_LIMITS.code));
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  return {
    wasRight: async () => {
      await giveHitBack(ctx, ofSession);
      await giveHitBack(ctx, ofAccount);
    },
  };
}

async function isFamiliar(ctx: Ctx, userId: string, network: string): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - FAMILIAR_MS);
  const rows = await ctx.db
    .select({ ip: auditLog.ip })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, userId),
        eq(auditLog.action, 'factor_verified'),
        gt(auditLog.createdAt, since),
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(MAX_SIGN_INS);
  return rows.some(({ ip }) => ip !== null && networkOf(ip) === network);
}
