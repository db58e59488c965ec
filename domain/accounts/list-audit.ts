import { and, eq, gte, inArray, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { userRoles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import { auditLog } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { type Cursor, decodeCursor, encodeCursor, isMoment } from '../cursor.ts';
import { isUuid } from './rules.ts';
import type { AuditLine, AuditQuery } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'accounts'>;

export const AUDIT_LINES_PER_PAGE = 50;
const becameOrWasStaff = ['admin.granted', 'admin.account_created', 'admin.removed'];

/** One page of the audit log, newest first. It costs the same with few and many entries. */
export async function listAudit(
  ctx: Ctx,
  query: AuditQuery,
): Promise<{ entries: AuditLine[]; nextCursor: string | null }> {
  const cursor = decodeCursor(query.cursor, isMoment, isRowNumber);
  const condition = and(
    query.action ? eq(auditLog.action, query.action) : undefined,
    query.from ? gte(auditLog.createdAt, new Date(query.from)) : undefined,
    query.until ? lt(auditLog.createdAt, new Date(query.until)) : undefined,
    cursor ? isAfter(cursor) : undefined,
  );
  const ids = await findNewest(ctx, condition, await findActors(ctx, query.actor));
  const rows = await ctx.db
    .select({ entry: auditLog, email: authUsers.email })
    .from(auditLog)
    .leftJoin(authUsers, eq(authUsers.id, auditLog.actorId))
    .where(inArray(auditLog.id, ids.slice(0, AUDIT_LINES_PER_PAGE)))
    .orderBy(...newestFirst(auditLog));
  const last = rows.at(-1)?.entry;
  const hasMore = ids.length > rows.length && last !== undefined;
  return {
    entries: rows.map(({ entry, email }) => ({
      id: String(entry.id),
      actorId: entry.actorId,
      actorEmail: email,
      action: entry.action,
      subject: entry.subject,
      details: entry.details,
      ip: entry.ip,
      createdAt: entry.createdAt.toISOString(),
    })),
    nextCursor: hasMore ? encodeCursor([last.createdAt.toISOString(), String(last.id)]) : null,
  };
}

/** Exactly the order of the indexes: any other makes the database sort the whole log. */
function newestFirst(t: Record<'createdAt' | 'id', SQLWrapper>): [SQL, SQL] {
  return [sql`${t.createdAt} desc nulls last`, sql`${t.id} desc nulls last`];
}

/** Each person's entries are read from the index and no further than a page: the newest of all are among them. */
async function findNewest(
  { db }: Ctx,
  condition: SQL | undefined,
  actors: string[] | 'everyone',
): Promise<number[]> {
  const limit = AUDIT_LINES_PER_PAGE + 1;
  const newest = (isBy?: SQL) =>
    db
      .select({ id: auditLog.id, createdAt: auditLog.createdAt })
      .from(auditLog)
      .where(and(condition, isBy))
      .orderBy(...newestFirst(auditLog))
      .limit(limit);
  const [first, second, ...others] =
    actors === 'everyone' ? [newest()] : actors.map((id) => newest(eq(auditLog.actorId, id)));
  if (!first) return [];
  if (!second) return (await first).map(({ id }) => id);
  const found = unionAll(first, second, ...others).as('found');
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .orderBy(...newestFirst(found))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The filters of the log: everyone who is or was staff, and every action ever recorded. */
export async function listAuditChoices(
  ctx: Ctx,
): Promise<{ actors: { id: string; email: string }[]; actions: string[] }> {
  const ids = await findStaffIds(ctx);
  const [actors, { rows }] = await Promise.all([
    ctx.db
      .select({ id: authUsers.id, email: authUsers.email })
      .from(authUsers)
      .where(inArray(authUsers.id, ids))
      .orderBy(authUsers.email),
    // Jumps from one action to the next in the index instead of reading every entry.
    ctx.db.execute<{ action: string }>(sql`
      with recursive known as (
        (select action from ${auditLog} order by action limit 1)
        union all
        select (select action from ${auditLog} where action > known.action order by action limit 1)
        from known where known.action is not null
      )
      select action from known where action is not null`),
  ]);
  return { actors, actions: rows.map((row) => row.action) };
}

async function findActors(ctx: Ctx, actor: string): Promise<string[] | 'everyone'> {
  if (actor === 'everyone') return 'everyone';
  return actor === 'staff' ? findStaffIds(ctx) : [actor];
}

/** Former staff stay listed: what they did remains visible. */
async function findStaffIds(ctx: Ctx): Promise<string[]> {
  const [holders, listed, former] = await Promise.all([
    ctx.db.select({ id: userRoles.userId }).from(userRoles),
    ctx.db
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(inArray(authUsers.email, ctx.accounts.staffEmails)),
    ctx.db
      .selectDistinct({ id: auditLog.subject })
      .from(auditLog)
      .where(inArray(auditLog.action, becameOrWasStaff)),
  ]);
  return [...new Set([...holders, ...listed, ...former].map((row) => row.id))].filter(isUuid);
}

function isAfter([value, id]: Cursor): SQL | undefined {
  const at = new Date(value);
  return and(lte(auditLog.createdAt, at), or(lt(auditLog.createdAt, at), lt(auditLog.id, Number(id))));
}

function isRowNumber(id: unknown): id is string {
  return typeof id === 'string' && /^\d{1,15}$/.test(id);
}
