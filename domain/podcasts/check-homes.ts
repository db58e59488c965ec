import type { OrderedLink } from '#db/schema/checkouts.ts';
import { AppError } from '../errors.ts';
import { toOrderedLink } from '../listings/mls/to-ordered-link.ts';
import { findListingDraft, type ListingDraft } from '../listings/queries.ts';
import { type LinkContext, readListingLink } from '../listings/read-listing-link.ts';
import { renewDraft } from '../listings/sheet/renew-draft.ts';
import { factSheetAddress, MAX_LINKS, WRONG_LINK } from './rules.ts';
import type { CreatePayment } from './schema.ts';

/** A home of an order: its link, and its fact sheet if it has one. */
export type OrderedHome = { listingUrl: string; draft?: ListingDraft | undefined; draftId?: string };

const GONE = 'The page you sent is no longer here. Please send it again.';
const EMPTY = 'Add a listing URL, some facts, photos or a description first.';
const concurrency = 4;

/**
 * The ordered links, normalized and without duplicates; anything that is neither a web link nor an MLS number
 * is refused.
 */
export function normalizeLinks(ctx: Pick<LinkContext, 'site' | 'mls'>, given: string[]): string[] {
  const links = given.map((text) => toOrderedLink(ctx, text) ?? refuse(text, 'This is not a web link.'));
  return [...new Set(links)];
}

/** The homes of an order form with their fact sheets; a home without a link gets its own address. */
export async function findHomes(
  ctx: Pick<LinkContext, 'db' | 'site' | 'mls'>,
  input: CreatePayment,
): Promise<OrderedHome[]> {
  const links = normalizeLinks(
    ctx,
    [input.listingUrl, ...(input.listingUrls ?? [])].flatMap((link) => link || []),
  );
  const given = [
    ...(input.draftId ? [{ listingUrl: input.listingUrl, draftId: input.draftId }] : []),
    ...(input.drafts ?? []),
  ];
  const homes = new Map<string, OrderedHome>(links.map((listingUrl) => [listingUrl, { listingUrl }]));
  for (const { listingUrl, draftId } of given) {
    const link = listingUrl ? toOrderedLink(ctx, listingUrl) : factSheetAddress(ctx.site.url, draftId);
    if (link && (!listingUrl || homes.has(link))) homes.set(link, { listingUrl: link, draftId });
  }
  if (homes.size > MAX_LINKS) {
    throw new AppError('invalid', `At most ${MAX_LINKS} listings can be ordered at once`);
  }
  const found: OrderedHome[] = [];
  for (const home of homes.values()) {
    found.push({ ...home, draft: home.draftId ? await findListingDraft(ctx, home.draftId) : undefined });
  }
  return found;
}

/** Checks that something is known about every home: its link can be read, or it has a fact sheet. */
export async function checkHomes(ctx: LinkContext, homes: OrderedHome[]): Promise<OrderedLink[]> {
  const checked: OrderedLink[] = [];
  for (let from = 0; from < homes.length; from += concurrency) {
    const some = homes.slice(from, from + concurrency).map((home) => checkHome(ctx, home));
    checked.push(...(await Promise.all(some)));
  }
  return checked;
}

async function checkHome(
  ctx: LinkContext,
  { listingUrl, draft, draftId }: OrderedHome,
): Promise<OrderedLink> {
  if (!draftId) {
    await requireReadable(ctx, listingUrl);
    return { listingUrl, facts: null };
  }
  if (!draft) throw new AppError('invalid', GONE, { fields: { draftId: GONE, link: listingUrl } });
  const { facts, corrections } = draft;
  const isEmpty = !facts && Object.values(corrections).every(({ value }) => isNothing(value));
  if (isEmpty) throw new AppError('invalid', EMPTY, { fields: { draftId: EMPTY, link: listingUrl } });
  await renewDraft(ctx, draftId);
  return { listingUrl, facts: facts as Record<string, unknown> | null, draftId, corrections };
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

async function requireReadable(ctx: LinkContext, link: string): Promise<void> {
  const reading = await readListingLink(ctx, link);
  if (!reading.readable) refuse(link, reading.reason);
}

function refuse(link: string, reason: string): never {
  throw new AppError('invalid', WRONG_LINK, { fields: { listingUrl: reason, link } });
}
