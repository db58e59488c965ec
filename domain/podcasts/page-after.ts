import { and, lt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { decodeCursor, encodeCursor, isMoment } from '../cursor.ts';

/** The rows after a cursor when the newest come first. */
export function pageAfter(
  cursor: string | undefined,
  columns: { createdAt: PgColumn; id: PgColumn },
): SQL | undefined {
  const after = decodeCursor(cursor, isMoment);
  if (!after) return undefined;
  const at = new Date(after[0]);
  return and(lte(columns.createdAt, at), or(lt(columns.createdAt, at), lt(columns.id, after[1])));
}

/** Drops the extra row that shows whether there is another page. */
export function cutPage<Row extends { id: string; createdAt: string }>(
  rows: Row[],
  limit: number,
): { data: Row[]; nextCursor: string | null } {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null };
}
