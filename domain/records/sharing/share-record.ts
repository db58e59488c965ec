import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { recordShares } from '#db/schema/records.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import type { CreateShare } from '../schema.ts';

const maxOpenShares = 50;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a private link to a home's record. It is shown once: only its hash is stored. Each call makes another link. */
export function shareRecord(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  { podcastId, label, days, actor }: CreateShare & { actor: Actor },
): Promise<{ id: string; url: string }> {
  const token = randomBytes(24).toString('base64url');
  return inTransaction(ctx, async (tx) => {
    const isOpen = and(
      eq(recordShares.podcastId, podcastId),
      isNull(recordShares.revokedAt),
      gt(recordShares.expiresAt, ctx.now()),
    );
    if ((await tx.db.$count(recordShares, isOpen)) >= maxOpenShares)
      throw new AppError('conflict', 'This record has as many links as it can have. Revoke one first.');
    const expiresAt = new Date(ctx.now().getTime() + days * 86_400_000);
    const [share] = await tx.db
      .insert(recordShares)
      .values({
        podcastId,
        label,
        tokenHash: hashOf(token),
        createdBy: actor.actorId,
        expiresAt,
        createdAt: ctx.now(),
      })
      .returning({ id: recordShares.id });
    await recordAudit(tx, {
      ...actor,
      action: 'record.shared',
      subject: podcastId,
      details: { label, days },
    });
    return { id: share?.id as string, url: `${ctx.site.url}/records/${token}` };
  });
}

/** Ends a private link at once. May be repeated. */
export async function revokeShare(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { podcastId, shareId, actor }: { podcastId: string; shareId: string; actor: Actor },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const isThis = and(eq(recordShares.id, shareId), eq(recordShares.podcastId, podcastId));
    const [share] = await tx.db.select().from(recordShares).where(isThis);
    if (!share) throw new AppError('not_found', 'This link no longer exists.');
    if (share.revokedAt) return;
    await tx.db.update(recordShares).set({ revokedAt: ctx.now() }).where(isThis);
    await recordAudit(tx, { ...actor, action: 'record.share_revoked', subject: podcastId });
  });
}

/** The home behind a private link; undefined if it expired, was revoked or never existed. */
export async function openShare(
  ctx: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<{ podcastId: string; expiresAt: Date } | undefined> {
  const [share] = await ctx.db
    .update(recordShares)
    .set({ lastOpenedAt: ctx.now() })
    .where(
      and(
        eq(recordShares.tokenHash, hashOf(token)),
        isNull(recordShares.revokedAt),
        gt(recordShares.expiresAt, ctx.now()),
      ),
    )
    .returning({ podcastId: recordShares.podcastId, expiresAt: recordShares.expiresAt });
  return share;
}
