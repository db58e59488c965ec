import type { OrderedLink } from '#db/schema/checkouts.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { findListingDraft } from '../listings/queries.ts';
import { readListingLink } from '../listings/read-listing-link.ts';
import { toListingUrl } from '../listings/rules.ts';
import { MAX_LINKS } from './rules.ts';
import type { CreatePayment } from './schema.ts';

const INVALID_LINK = 'Please provide a valid, accessible listing URL.';
const concurrency = 4;

/** The ordered links, normalized and without duplicates; anything that isn't a web link is refused. */
export function normalizeLinks(given: string[]): string[] {
  const links = given.map((text) => toListingUrl(text) ?? refuse(text, 'This is not a web link.'));
  const unique = [...new Set(links)];
  if (unique.length > MAX_LINKS) {
    throw new AppError('invalid', `At most ${MAX_LINKS} listings can be ordered at once`);
  }
  return unique;
}

/** Link → its submitted page; `draftId` belongs to the first link. */
export function draftsByLink(input: CreatePayment, links: string[]): Map<string, string> {
  const drafts = new Map<string, string>();
  if (input.draftId && links[0]) drafts.set(links[0], input.draftId);
  for (const { listingUrl, draftId } of input.drafts ?? []) {
    const link = toListingUrl(listingUrl);
    if (link && links.includes(link)) drafts.set(link, draftId);
  }
  return drafts;
}

/** Checks that every link can be read, except those with a submitted page. */
export async function checkLinks(
  ctx: Pick<Context, 'db' | 'listingSource' | 'pageReader'>,
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
  ctx: Pick<Context, 'db' | 'listingSource' | 'pageReader'>,
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

async function requireReadable(
  ctx: Pick<Context, 'listingSource' | 'pageReader'>,
  link: string,
): Promise<void> {
  const reading = await readListingLink(ctx, link);
  if (!reading.readable) refuse(link, reading.reason);
}

function refuse(link: string, reason: string): never {
  throw new AppError('invalid', INVALID_LINK, { fields: { listingUrl: reason, link } });
}
