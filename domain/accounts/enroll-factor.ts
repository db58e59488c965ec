import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { isUniqueViolation } from '#db/client.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { authFactors } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { sealSecret } from '../sealed-secret.ts';
import type { Caller, FactorRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { drawQrCode } from './qr-code.ts';
import { CHALLENGE_SECONDS, isPhone, isStorable, MAX_FACTORS } from './rules.ts';
import { createTotp } from './totp.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'keys' | 'now' | 'site'>;

export type NewFactor = {
  type: string | undefined;
  friendlyName: string;
  issuer: string;
  phone: string;
  ip: string;
};

export type EnrolledFactor = {
  factor: FactorRow;
  totp?: { qrCode: string; secret: string; uri: string };
};

/**
 * Adds a second factor, which counts only once a code has verified it. Each call adds another one under a different
 * name; a factor left unverified for five minutes is removed.
 */
export async function enrollFactor(ctx: Ctx, caller: Caller, input: NewFactor): Promise<EnrolledFactor> {
  checkInput(input);
  const { user, session } = caller;
  const id = randomUUID();
  const totp =
    input.type === 'totp'
      ? createTotp({ issuer: input.issuer || ctx.site.name, label: user.email })
      : undefined;
  const secretEncrypted = totp ? await sealSecret(ctx, id, totp.secret) : null;
  const values = {
    id,
    userId: user.id,
    type: input.type as 'totp' | 'phone',
    friendlyName: input.friendlyName,
    phone: totp ? '' : input.phone,
    secretEncrypted,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  };
  try {
    const factor = await inTransaction(ctx, async (tx) => {
      await dropForgotten(tx, user.id, values.phone);
      await requireRoom(tx, user.id, session.aal, values);
      const [row] = await tx.db.insert(authFactors).values(values).returning();
      await recordAudit(tx, { actorId: user.id, action: 'factor_begun', subject: id, ip: input.ip });
      return row as FactorRow;
    });
    return totp ? { factor, totp: { ...totp, qrCode: drawQrCode(totp.uri) } } : { factor };
  } catch (error) {
    if (isUniqueViolation(error)) throw nameConflict(input.friendlyName);
    throw error;
  }
}

function checkInput({ type, friendlyName, issuer, phone }: NewFactor): void {
  if (type !== 'totp' && type !== 'phone') {
    throw new AccountError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
  if (type === 'phone' && !isPhone(phone)) {
    throw new AccountError(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
  }
  for (const text of [friendlyName, issuer]) {
    if (text.length <= 100 && isStorable(text)) continue;
    throw new AccountError(400, 'validation_failed', 'friendly_name and issuer take up to 100 characters');
  }
}

async function dropForgotten(tx: Ctx, userId: string, phone: string): Promise<void> {
  const aged = new Date(tx.now().getTime() - CHALLENGE_SECONDS * 1000);
  const isForgotten = and(
    lt(authFactors.createdAt, aged),
    or(isNull(authFactors.lastChallengedAt), lt(authFactors.lastChallengedAt, aged)),
  );
  const isSamePhone = phone ? and(eq(authFactors.type, 'phone'), eq(authFactors.phone, phone)) : undefined;
  await tx.db
    .delete(authFactors)
    .where(
      and(eq(authFactors.userId, userId), eq(authFactors.status, 'unverified'), or(isForgotten, isSamePhone)),
    );
}

async function requireRoom(
  tx: Ctx,
  userId: string,
  aal: string,
  wanted: { friendlyName: string; phone: string },
): Promise<void> {
  const factors = await tx.db.select().from(authFactors).where(eq(authFactors.userId, userId));
  const verified = factors.filter((factor) => factor.status === 'verified');
  if (verified.length > 0 && aal !== 'aal2') {
    throw new AccountError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  if (wanted.phone && verified.some((factor) => factor.phone === wanted.phone)) {
    const message = 'A verified phone factor already exists, unenroll the existing factor to continue';
    throw new AccountError(422, 'mfa_verified_factor_exists', message);
  }
  if (factors.some((factor) => factor.friendlyName === wanted.friendlyName)) {
    throw nameConflict(wanted.friendlyName);
  }
  if (factors.length >= MAX_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AccountError(422, 'too_many_enrolled_mfa_factors', message);
  }
}

function nameConflict(name: string): AccountError {
  const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
  return new AccountError(422, 'mfa_factor_name_conflict', message);
}
