import { createHmac, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authChallenges, authFactors, authSessions } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { hashKey, takeHit, takeTurn } from '../rate-limits.ts';
import type { Caller, FactorRow } from './account.ts';
import { AccountError, sessionNotFound } from './account-error.ts';
import { factorNotFound, findFactor } from './find-factor.ts';
import { onlyAfter } from './limit-requests.ts';
import { CHALLENGE_SECONDS, GUESS_LIMITS, SMS_GAP_SECONDS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'keys' | 'now' | 'site' | 'sms'>;
type Input = { factorId: string; channel: string; ip: string };

export type Challenge = { id: string; type: string; expiresAt: Date };

/** Opens five attempts to enter a code, in this session only; a phone factor is sent its code. Each call opens more. */
export async function challengeFactor(ctx: Ctx, caller: Caller, input: Input): Promise<Challenge> {
  const factor = await findFactor(ctx, caller, input.factorId);
  const codeHash = factor.type === 'phone' ? await sendCode(ctx, caller, factor, input.channel) : null;
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000);
  return inTransaction(ctx, async (tx) => {
    // Before the challenge, because it waits for a caller who is removing this factor or session right now.
    await holdFactor(tx, factor.id);
    await holdSession(tx, caller.session.id);
    const [challenge] = await tx.db
      .insert(authChallenges)
      .values({ factorId: factor.id, sessionId: caller.session.id, codeHash, expiresAt, createdAt: now })
      .returning({ id: authChallenges.id });
    await recordAudit(tx, {
      actorId: caller.user.id,
      action: 'factor_challenged',
      subject: factor.id,
      ip: input.ip,
    });
    return { id: (challenge as { id: string }).id, type: factor.type, expiresAt };
  });
}

async function holdFactor(tx: Ctx, factorId: string): Promise<void> {
  const [held] = await tx.db
    .update(authFactors)
    .set({ lastChallengedAt: tx.now() })
    .where(eq(authFactors.id, factorId))
    .returning({ id: authFactors.id });
  if (!held) throw factorNotFound();
}

async function holdSession(tx: Ctx, sessionId: string): Promise<void> {
  const [held] = await tx.db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId))
    .for('key share');
  if (!held) throw sessionNotFound();
}

async function sendCode(ctx: Ctx, caller: Caller, factor: FactorRow, channel: string): Promise<string> {
  if (!ctx.sms) {
    throw new AccountError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
  }
  if (channel !== 'sms' && channel !== 'whatsapp') {
    const message = 'Invalid channel, supported values are sms or whatsapp';
    throw new AccountError(400, 'validation_failed', message);
  }
  await takeSmsTurn(ctx, caller, factor.phone);
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  await ctx.sms.send({ to: factor.phone, text: `${code} is your ${ctx.site.name} code.`, channel });
  return hashCode(ctx, factor.id, code);
}

/** Counted by phone number, not by factor: a factor can be removed and added again. */
async function takeSmsTurn(ctx: Ctx, caller: Caller, phone: string): Promise<void> {
  const waitSeconds =
    (await inTransaction(ctx, (tx) => takeTurn(tx, `sms:${hashKey(phone)}`, SMS_GAP_SECONDS))) ||
    (await takeHit(ctx, `sms-user:${caller.user.id}`, GUESS_LIMITS.sms));
  if (waitSeconds > 0) throw onlyAfter('over_sms_send_rate_limit', waitSeconds);
}

/** Six digits are easily guessed from a plain hash, so the hash is keyed with the server's secret. */
export async function hashCode(ctx: Pick<Context, 'keys'>, factorId: string, code: string): Promise<string> {
  const [key = ''] = await ctx.keys.refreshKeys();
  return createHmac('sha256', key).update(`code ${factorId} ${code}`).digest('base64url');
}
