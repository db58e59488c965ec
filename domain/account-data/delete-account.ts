import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { teamMembers } from '#db/schema/teams.ts';
import { isPasswordRight } from '../accounts/password-hash.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { takeHit } from '../rate-limits.ts';
import { removeMember } from '../teams/remove-member.ts';
import { deleteFiles, findFiles } from './delete-files.ts';
import { deleteTraces } from './delete-traces.ts';
import { keepRequired } from './keep-required.ts';
import { findOwnThings, isOwnContact, type OwnThings } from './own-things.ts';
import { listBlockers } from './queries.ts';
import { FRESH_SIGN_IN_MINUTES } from './rules.ts';
import type { DeleteAccount } from './schema.ts';

type Input = DeleteAccount & { userId: string; signedInAt: Date; ip: string };

const guesses = { limit: 5, windowSeconds: 900 };

/**
 * Deletes an account with everything it made: rows, files, queued work and pages at once. What the law requires us to
 * keep is copied first. Teams keep their homes. It can't be undone, and a second call finds nothing.
 */
export async function deleteAccount(
  ctx: Pick<
    Context,
    'db' | 'queue' | 'now' | 'log' | 'accounts' | 'storage' | 'spreadsheet' | 'feedHub' | 'site'
  >,
  input: Input,
): Promise<{ homes: number; kept: number }> {
  const { userId, ip } = input;
  await requireProof(ctx, input);
  const blockers = await listBlockers(ctx, userId);
  if (blockers.length > 0) throw new AppError('conflict', blockers.join(' '));
  const things = await findOwnThings(ctx, userId);
  const files = await findFiles(ctx, things);
  const sheetRows = await findSheetRows(ctx, things);
  const kept = await inTransaction(ctx, async (tx) => {
    const teams = await tx.db.select().from(teamMembers).where(eq(teamMembers.userId, userId));
    for (const { teamId } of teams) await removeMember(tx, { teamId, userId, memberId: userId, ip });
    const count = await keepRequired(tx, things);
    await deleteTraces(tx, things);
    await tx.db.delete(authUsers).where(eq(authUsers.id, userId));
    await recordAudit(tx, {
      actorId: null,
      action: 'account.deleted',
      details: { homes: things.podcasts.length },
    });
    return count;
  });
  await deleteFiles(ctx, files);
  for (const key of sheetRows) await ctx.spreadsheet.removeRow?.(key);
  await announce(ctx, things);
  return { homes: things.podcasts.length, kept };
}

/** The password again, or, for people who have none, a sign-in within the last minutes. */
async function requireProof(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  { userId, password, signedInAt }: Input,
): Promise<void> {
  const waitSeconds = await takeHit(ctx, `delete-account:${userId}`, guesses);
  if (waitSeconds > 0)
    throw new AppError('too_many', 'Too many attempts. Please wait a little.', {
      retryAfterSeconds: waitSeconds,
    });
  const [user] = await ctx.db
    .select({ passwordHash: authUsers.passwordHash })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (user?.passwordHash) {
    if (await isPasswordRight(ctx, user.passwordHash, password ?? '')) return;
    const message = 'This isn’t your password.';
    throw new AppError('invalid', message, { fields: { password: message } });
  }
  if (ctx.now().getTime() - signedInAt.getTime() > FRESH_SIGN_IN_MINUTES * 60_000)
    throw new AppError(
      'forbidden',
      'Please sign out, sign in again, and delete your account within ten minutes.',
    );
}

/** Lines of the contact sheet are separate files, named after their delivery. */
async function findSheetRows(ctx: Pick<Context, 'db'>, things: OwnThings): Promise<string[]> {
  const rows = await ctx.db
    .select({ key: contactDeliveries.deliveryKey })
    .from(contactDeliveries)
    .innerJoin(contacts, eq(contacts.id, contactDeliveries.contactId))
    .where(isOwnContact(things));
  return rows.map(({ key }) => key);
}

/** Players that were notified of an episode are notified that its feed changed. */
async function announce(
  ctx: Pick<Context, 'feedHub' | 'site' | 'log'>,
  { podcasts }: OwnThings,
): Promise<void> {
  if (!ctx.feedHub || podcasts.length === 0) return;
  await ctx.feedHub
    .publish([`${ctx.site.url}/feed.xml`])
    .catch((err: unknown) => ctx.log.warn({ err }, 'the feed hub was not told of a deleted account'));
}
