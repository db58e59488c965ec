import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { AppError } from './errors.ts';
import { escapeLike } from './escape-like.ts';

/** Where a page ended: its sort value and the id of its last row. */
export type Cursor = [value: string, id: string];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const maxValueLength = 300;

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** A cursor comes from outside, so anything that we didn't create is refused. */
export function decodeCursor(
  text: string | undefined,
  isValue: (value: string) => boolean,
  isId: (id: unknown) => id is string = isUuid,
): Cursor | undefined {
  if (!text) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof value === 'string' && value.length <= maxValueLength && isValue(value) && isId(id))
      return [value, id];
  } catch {
    // Refused below.
  }
  throw new AppError('invalid', 'This page no longer exists. Please start again from the first page.');
}

function isUuid(id: unknown): id is string {
  return typeof id === 'string' && uuid.test(id);
}

/** Whether a text is an ISO timestamp as we write it. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

/**
 * Every word of a search must occur in the text. Words of one or two letters match only at the start of a word: that is
 * what people mean, and what the index can answer.
 */
export function matchesSearch(text: SQLWrapper, search: string): SQL[] {
  return searchWords(search).map((word) => {
    const pattern = escapeLike(word);
    if (word.length >= 3) return sql`${text} ilike ${`%${pattern}%`}`;
    return sql`(${text} ilike ${`${pattern}%`} or ${text} ilike ${`% ${pattern}%`})`;
  });
}

const maxWords = 6;

function searchWords(search: string): string[] {
  return search.trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
}
