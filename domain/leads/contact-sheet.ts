import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

type Ctx = Pick<Context, 'spreadsheet' | 'keys' | 'now' | 'site'>;

export const CONTACT_SHEET_PATH = '/contact-sheet.csv';
const LINK_SECONDS = 900;

/**
 * Where staff read the sheet of contacts. A sheet that we keep ourselves gets a link that works for 15 minutes,
 * because a browser that follows a link brings no session along.
 */
export async function linkContactSheet(ctx: Ctx): Promise<string> {
  const place = ctx.spreadsheet.place();
  if (place.kind === 'address') return place.url;
  const expires = Math.floor(ctx.now().getTime() / 1000) + LINK_SECONDS;
  const [key = ''] = await ctx.keys.refreshKeys();
  const query = new URLSearchParams({ expires: String(expires), signature: sign(key, expires) });
  return `${ctx.site.url}${CONTACT_SHEET_PATH}?${query}`;
}

/** The lines of our own sheet for whoever holds a link that still works. */
export async function readContactSheet(
  ctx: Ctx,
  given: { expires: string | undefined; signature: string | undefined },
): Promise<AsyncIterable<string>> {
  const place = ctx.spreadsheet.place();
  const expires = Number(given.expires);
  const keys = await ctx.keys.refreshKeys();
  const isSigned = keys.some((key) => isSame(sign(key, expires), given.signature ?? ''));
  if (place.kind !== 'file' || !isSigned || !(expires * 1000 > ctx.now().getTime())) {
    throw new AppError('not_found', 'This link no longer works. Please open it from the staff pages again.');
  }
  return place.readLines();
}

function sign(key: string | Uint8Array, expires: number): string {
  return createHmac('sha256', key).update(`contact sheet ${expires}`).digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
