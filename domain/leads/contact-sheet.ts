import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isSignedLink, type Signature, signLink } from '../signed-links.ts';

type Ctx = Pick<Context, 'spreadsheet' | 'keys' | 'now' | 'site'>;

export const CONTACT_SHEET_PATH = '/contact-sheet.csv';
const subject = 'contact sheet';

/** Where staff read the contact sheet. Our own sheet gets a link that works for 15 minutes. */
export async function linkContactSheet(ctx: Ctx): Promise<string> {
  const place = ctx.spreadsheet.place();
  if (place.kind === 'address') return place.url;
  return `${ctx.site.url}${CONTACT_SHEET_PATH}?${await signLink(ctx, subject)}`;
}

/** The lines of our own sheet, for anyone with a link that still works. */
export async function readContactSheet(ctx: Ctx, given: Signature): Promise<AsyncIterable<string>> {
  const place = ctx.spreadsheet.place();
  if (place.kind !== 'file' || !(await isSignedLink(ctx, subject, given))) {
    throw new AppError('not_found', 'This link no longer works. Please open it from the staff pages again.');
  }
  return place.readLines();
}
