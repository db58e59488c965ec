import { Unavailable } from '#adapters/unavailable.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { explainCurrency, explainUnreadable } from './explain-unreadable.ts';
import type { PageFacts } from './extraction/facts.ts';
import { PageRefused } from './extraction/page/parse-html.ts';
import type { ListingFill } from './fill-listing.ts';
import { readMlsAddress } from './mls/mls-address.ts';
import { readMlsLink } from './mls/read-mls-link.ts';
import { toOrderedLink } from './mls/to-ordered-link.ts';
import { proposeFacts } from './propose-facts.ts';
import { NOT_A_LINK } from './rules.ts';

const SILENT = 'The listing’s site isn’t responding. Please try again later.';
const BUSY = 'We’re reading a lot of listings right now. Please try again in a minute.';

/** `reason` can be shown; `isTemporary` means a later attempt may succeed. */
export type LinkReading =
  | { readable: true; facts: PageFacts; url: string; mls?: ListingFill['mls'] }
  | { readable: false; reason: string; isTemporary: boolean };

export type LinkContext = Pick<Context, 'listingSource' | 'pageReader' | 'db' | 'now' | 'mls' | 'site'>;

/**
 * Fetches a listing page, or asks the MLS for a listing, and reads its facts. Changes nothing; may be repeated. If a language model is configured, it
 * may propose what the readers did not find.
 */
export async function readListingLink(
  ctx: LinkContext,
  link: string,
  { writer = null }: { writer?: Context['writer'] } = {},
): Promise<LinkReading> {
  const url = toOrderedLink(ctx, link);
  if (!url) {
    const reason = NOT_A_LINK;
    return { readable: false, reason, isTemporary: false };
  }
  const mlsListing = readMlsAddress(ctx.site.url, url);
  if (mlsListing) return readMls(ctx, mlsListing);
  try {
    const page = await ctx.listingSource.fetchPage(url);
    if (page.kind === 'refused') return { readable: false, reason: page.message, isTemporary: false };
    const origin = { url: page.url, status: page.status };
    const { reading, evidence } = await ctx.pageReader.readPage(page.html, origin, {
      withEvidence: writer !== null,
    });
    if (reading.readable) {
      const refusal = explainCurrency(reading.facts);
      if (refusal) return { readable: false, reason: refusal, isTemporary: false };
      const facts = writer && evidence ? await proposeFacts(writer, evidence, reading.facts) : reading.facts;
      return { readable: true, facts, url };
    }
    const isTemporary = page.status === 429 || page.status >= 500;
    return { readable: false, reason: explainUnreadable(reading.reason), isTemporary };
  } catch (error) {
    if (error instanceof PageRefused) return { readable: false, reason: error.message, isTemporary: false };
    if (!(error instanceof Unavailable)) throw error;
    return { readable: false, reason: error.service === 'page reader' ? BUSY : SILENT, isTemporary: true };
  }
}

async function readMls(ctx: LinkContext, wanted: { mlsNumber: string; feed?: string }): Promise<LinkReading> {
  const reading = await readMlsLink(ctx, wanted);
  if (!reading.readable) return reading;
  const { facts, url, details, spoken } = reading;
  return { readable: true, facts, url, mls: { details, spoken } };
}

/** The same for callers that need facts: throws an `AppError` if the page is unreadable. */
export async function requireListingFacts(
  ctx: LinkContext & Pick<Context, 'writer'>,
  link: string,
): Promise<Extract<LinkReading, { readable: true }>> {
  const reading = await readListingLink(ctx, link, ctx);
  if (!reading.readable)
    throw new AppError('invalid', reading.reason, { fields: { listingUrl: reading.reason } });
  return reading;
}
