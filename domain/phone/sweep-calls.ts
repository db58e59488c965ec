import { and, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { phoneCalls, phoneLines } from '#db/schema/phone.ts';
import type { Context } from '../context.ts';
import { newPhoneCall } from './call/phone-call.ts';
import { phoneMessageFolder } from './phone-message.ts';
import { callLimits, keptDays, READABLE_DAYS } from './rules.ts';

const DAY_MS = 86_400_000;
/** How long we keep what was said if nobody can read it. The lead has its own copy. */
const SAID_DAYS = 1;

/**
 * Deletes what was said and old calls with their recordings, and finishes calls that were left open. May be
 * repeated at any time.
 */
export async function sweepCalls(ctx: Pick<Context, 'db' | 'queue' | 'now' | 'storage'>): Promise<void> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const isOwned = ctx.db.select({ id: phoneLines.id }).from(phoneLines).where(isNotNull(phoneLines.userId));
  await ctx.db
    .update(phoneCalls)
    .set({ state: { ...newPhoneCall, step: 'over' }, lastTurn: null, callerNumber: null })
    .where(
      and(
        or(
          and(lt(phoneCalls.createdAt, ago(SAID_DAYS)), notInArray(phoneCalls.lineId, isOwned)),
          lt(phoneCalls.createdAt, ago(READABLE_DAYS)),
        ),
        isNotNull(phoneCalls.finishedAt),
        isNotNull(phoneCalls.lastTurn),
      ),
    );
  // Until then, a repeated call is recognized.
  await ctx.db.delete(phoneCalls).where(lt(phoneCalls.createdAt, ago(keptDays)));
  // The provider never reported the end; no call is that long, so it uses up nobody's minutes.
  await ctx.db
    .update(phoneCalls)
    .set({ endedAt: sql`${phoneCalls.createdAt} + make_interval(secs => ${callLimits.seconds})` })
    .where(
      and(lt(phoneCalls.createdAt, ago(1 / 24)), isNull(phoneCalls.finishedAt), isNull(phoneCalls.endedAt)),
    );
  const unfinished = await ctx.db
    .select({ id: phoneCalls.id })
    .from(phoneCalls)
    .where(and(lt(phoneCalls.createdAt, ago(1 / 24)), isNull(phoneCalls.finishedAt)));
  for (const { id } of unfinished) await ctx.queue.send('finish-call', { callId: id }, { key: id });
  for await (const { key, modifiedAt } of ctx.storage.list(`${phoneMessageFolder}/`)) {
    const [kept] = await ctx.db
      .select({ id: phoneCalls.id })
      .from(phoneCalls)
      .where(eq(phoneCalls.recordingKey, key));
    if (!kept && modifiedAt < ago(1)) await ctx.storage.remove(key);
  }
}
