import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authChallenges, authFactors } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { factorAddedMail } from '../mails/templates/account-mails.ts';
import type { Caller, FactorRow, Grant, SessionRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { hashCode } from './challenge-factor.ts';
import { countCodeGuess } from './count-code-guess.ts';
import { decryptSecret } from './factor-secret.ts';
import { findFactor } from './find-factor.ts';
import { issueGrant } from './issue-grant.ts';
import { liftSession } from './lift-session.ts';
import { CHALLENGE_TRIES, isUuid } from './rules.ts';
import { findTotpStep } from './totp.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'keys' | 'now' | 'site'>;
type Input = { factorId: string; challengeId: unknown; code: string; ip: string };
type ChallengeRow = typeof authChallenges.$inferSelect;

/**
 * Upgrades the caller's session to two factors with a right code, verifies the factor the first time, and ends the
 * user's single-factor sessions. A code and a challenge work once.
 */
export async function verifyFactor(ctx: Ctx, caller: Caller, input: Input): Promise<Grant> {
  const factor = await findFactor(ctx, caller, input.factorId);
  const challenge = await countTry(ctx, caller, factor, input.challengeId);
  const guess = await countCodeGuess(ctx, caller, input.ip);
  const step = await findMatch(ctx, factor, challenge, input.code);
  if (step === undefined) {
    await recordAudit(ctx, {
      actorId: caller.user.id,
      action: 'factor_code_wrong',
      subject: factor.id,
      ip: input.ip,
    });
    throw wrongCode(factor);
  }
  const session = await stepUp(ctx, caller, { factor, challenge, step, ip: input.ip });
  await guess.wasRight();
  return issueGrant(ctx, caller.user, session);
}

async function countTry(ctx: Ctx, caller: Caller, factor: FactorRow, id: unknown): Promise<ChallengeRow> {
  const isThis = and(eq(authChallenges.id, String(id)), eq(authChallenges.factorId, factor.id));
  const [known] = isUuid(id) ? await ctx.db.select().from(authChallenges).where(isThis) : [];
  if (!known) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AccountError(422, 'mfa_factor_not_found', message);
  }
  if (known.sessionId !== caller.session.id) {
    const message = 'Challenge and verify must be made in the same session';
    throw new AccountError(422, 'mfa_ip_address_mismatch', message);
  }
  const [challenge] = await ctx.db
    .update(authChallenges)
    .set({ tries: sql`${authChallenges.tries} + 1` })
    .where(
      and(
        isThis,
        isNull(authChallenges.usedAt),
        gt(authChallenges.expiresAt, ctx.now()),
        lt(authChallenges.tries, CHALLENGE_TRIES),
      ),
    )
    .returning();
  if (challenge) return challenge;
  const message = `MFA challenge ${known.id} has expired, verify against another challenge or create a new challenge.`;
  throw new AccountError(422, 'mfa_challenge_expired', message);
}

/** The TOTP time step of a right code (null for a phone code), or undefined for a wrong one. */
async function findMatch(
  ctx: Ctx,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): Promise<number | null | undefined> {
  if (factor.type === 'phone') {
    return challenge.codeHash === (await hashCode(ctx, factor.id, code)) ? null : undefined;
  }
  if (!factor.secretEncrypted) return undefined;
  return findTotpStep(await decryptSecret(ctx, factor.id, factor.secretEncrypted), code, ctx.now());
}

type Match = { factor: FactorRow; challenge: ChallengeRow; step: number | null; ip: string };

function wrongCode({ type }: FactorRow): AccountError {
  const message = type === 'phone' ? 'Invalid MFA Phone code entered' : 'Invalid TOTP code entered';
  return new AccountError(422, 'mfa_verification_failed', message);
}

/** A code or challenge that was just used counts as wrong, and nothing changes. */
async function stepUp(ctx: Ctx, caller: Caller, match: Match): Promise<SessionRow> {
  const { factor, challenge, step } = match;
  const { user } = caller;
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    const isNewStep =
      step === null ? undefined : or(isNull(authFactors.lastStep), lt(authFactors.lastStep, step));
    const [proven] = await tx.db
      .update(authFactors)
      .set({ status: 'verified', updatedAt: now, ...(step === null ? {} : { lastStep: step }) })
      .where(and(eq(authFactors.id, factor.id), isNewStep))
      .returning({ id: authFactors.id });
    const [spent] = await tx.db
      .update(authChallenges)
      .set({ usedAt: now })
      .where(and(eq(authChallenges.id, challenge.id), isNull(authChallenges.usedAt)))
      .returning({ id: authChallenges.id });
    if (!proven || !spent) throw wrongCode(factor);
    await tx.db
      .delete(authFactors)
      .where(
        and(
          eq(authFactors.userId, user.id),
          eq(authFactors.type, factor.type),
          eq(authFactors.status, 'unverified'),
        ),
      );
    const method = factor.type === 'phone' ? 'mfa/phone' : 'totp';
    const session = await liftSession(tx, caller, { method, factorId: factor.id });
    if (factor.status !== 'verified') await mailOwner(tx, caller, factor);
    await recordAudit(tx, { actorId: user.id, action: 'factor_verified', subject: factor.id, ip: match.ip });
    return session;
  });
}

async function mailOwner(tx: Ctx, { user }: Caller, factor: FactorRow): Promise<void> {
  const { type, friendlyName } = factor;
  await queueMail(tx, {
    mailKey: `factor-added:${factor.id}`,
    kind: 'factor-added',
    recipient: user.email,
    content: factorAddedMail(tx.site, { at: tx.now(), type, friendlyName }),
  });
}
