import type { Context } from '../context.ts';
import { draftListing } from './draft-listing.ts';
import { findPortal } from './portals/rules.ts';
import { toListingUrl } from './rules.ts';

/** What a phone shares: apps put the link into the text as often as into its field. */
export type Shared = { title: string; text: string; url: string; file: Uint8Array | null };

/** The order form's initial values, as URL parameters. */
export type OrderStart = { draft?: string; listing?: string; text?: string; unreadable?: string };

/** A longer text doesn't fit into a URL. */
const maxTextInAddress = 1_500;

/**
 * Turns what someone shared into the start of an order: the link and the text that came with it. If the link can't be
 * read or isn't a link, the text is read as a page. Creates a draft if something was read; may be repeated.
 */
export async function startFromShare(
  ctx: Pick<Context, 'db' | 'now' | 'pageReader' | 'storage'>,
  shared: Shared,
): Promise<OrderStart> {
  const { link, rest } = splitShared(shared);
  const listing = link ?? '';
  const content = shared.file ?? rest;
  const isWorthReading =
    shared.file !== null || rest.length > maxTextInAddress || (rest !== '' && (!link || findPortal(link)));
  if (!isWorthReading) return { listing, text: rest };
  const { draftId, listingUrl, reason = '' } = await draftListing(ctx, { content, listingUrl: link });
  if (draftId) return { draft: draftId, listing: listingUrl ?? listing };
  if (shared.file) return { listing, unreadable: reason };
  return rest.length > maxTextInAddress ? { listing, unreadable: reason } : { listing, text: rest };
}

/** The first web link in the shared content, and the text without it. */
export function splitShared({ title, text, url }: Omit<Shared, 'file'>): {
  link: string | undefined;
  rest: string;
} {
  const found = [url, text, title].flatMap((part) => part.match(/https?:\/\/[^\s<>"]{4,2000}/gi) ?? []);
  const candidate = found[0]?.replace(/[).,;:!?\]'"]+$/, '');
  const rest = [title, text]
    .filter((part, index, parts) => parts.indexOf(part) === index)
    .join('\n')
    .replaceAll(candidate ?? '\0', ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return { link: candidate && toListingUrl(candidate), rest };
}
