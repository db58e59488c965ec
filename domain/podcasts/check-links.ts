import type { OrderedLink } from '#db/schema/checkouts.ts';
import { AppError } from '../errors.ts';
import { toOrderedLink } from '../listings/mls/to-ordered-link.ts';
import { findListingDraft } from '../listings/queries.ts';
import { type LinkContext, readListingLink } from '../listings/read-listing-link.ts';
import { MAX_LINKS } from './rules.ts';
import type { CreatePayment } from './schema.ts';

const INVALID_LINK = 'Please provide a valid, accessible listing URL.';
const concurrency = 4;

/** The ordered links, normalized and without duplicates; anything that is no web link and no MLS number is refused. */
export function normalizeLinks(ctx: Pick<LinkContext, 'site' | 'mls'>, given: string[]): string[] {
  const links = given.map((text) => toOrderedLink(ctx, text) ?? refuse(text, 'This is not a web link.'));
  const unique = [...new Set(links)];
  if (unique.length > MAX_LINKS) {
    throw new AppError('invalid', `At most ${MAX_LINKS} listings can be ordered at once`);
  }
  return unique;
}

/** Link → its submitted page; `draftId` belongs to the first link. */
export function draftsByLink(
  ctx: Pick<LinkContext, 'site' | 'mls'>,
  input: CreatePayment,
  links: string[],
): Map<string, string> {
  const drafts = new Map<string, string>();
  if (input.draftId && links[0]) drafts.set(links[0], input.draftId);
  for (const { listingUrl, draftId } of input.drafts ?? []) {
    const link = toOrderedLink(ctx, listingUrl);
    if (link && links.includes(link)) drafts.set(link, draftId);
  }
  return drafts;
}

/** Checks that every link can be read, except those with a submitted page. */
export async function checkLinks(
  ctx: LinkContext,
  links: string[],
  drafts: Map<string, string>,
): Promise<OrderedLink[]> {
  const checked: OrderedLink[] = [];
  for (let from = 0; from < links.length; from += concurrency) {
    const some = links.slice(from, from + concurrency).map((link) => checkLink(ctx, link, drafts.get(link)));
    checked.push(...(await Promise.all(some)));
  }
  return checked;
}

async function checkLink(
  ctx: LinkContext,
  listingUrl: string,
  draftId: string | undefined,
): Promise<OrderedLink> {
  if (!draftId) {
    await requireReadable(ctx, listingUrl);
    return { listingUrl, facts: null };
  }
  const draft = await findListingDraft(ctx, draftId);
  if (draft) return { listingUrl, facts: draft.facts as Record<string, unknown> };
  const message = 'The page you handed in is not there any more. Please send it again.';
  throw new AppError('invalid', message, { fields: { draftId: message, link: listingUrl } });
}

async function requireReadable(ctx: LinkContext, link: string): Promise<void> {
  const reading = await readListingLink(ctx, link);
  if (!reading.readable) refuse(link, reading.reason);
}

function refuse(link: string, reason: string): never {
  throw new AppError('invalid', INVALID_LINK, { fields: { listingUrl: reason, link } });
}
