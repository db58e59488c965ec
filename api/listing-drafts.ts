import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { draftListing } from '#domain/listings/draft-listing.ts';
import type { RequestEnv } from './request.ts';

/** As much as the page reader takes from the web. */
const maxBytes = 12 * 1024 * 1024;

/**
 * Takes a whole page that an agent hands in: the bookmarklet's form in a new tab, or an uploaded file. A browser is
 * sent on to the order form; a program that asks for JSON gets the reading. No other site may read the answer.
 */
export function createListingDraftRoutes(
  ctx: Pick<Context, 'db' | 'now' | 'accounts' | 'pageReader'>,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => Promise.reject(new AppError('invalid', 'This page is larger than 12 MB.')),
  });
  app.post('/listing-drafts', limit, async (c) => {
    const { content, listingUrl } = await readForm(c);
    const draft = await draftListing(ctx, { content, listingUrl, ip: c.var.clientIp });
    c.header('Cache-Control', 'no-store');
    if (c.req.header('accept')?.includes('application/json')) return c.json(draft);
    const target = new URLSearchParams(
      draft.draftId ? { draft: draft.draftId } : { unreadable: draft.reason ?? '' },
    );
    if (!draft.draftId && listingUrl) target.set('listing', listingUrl);
    return c.redirect(`/create-podcast?${target}`, 303);
  });
  return app;
}

async function readForm(c: HonoContext<RequestEnv>): Promise<{ content: string; listingUrl: string }> {
  const form = await c.req.parseBody().catch(() => undefined);
  if (!form) throw new AppError('invalid', 'This form could not be read.');
  const { html, text, file, url } = form;
  const given = [html, text, file].find((part) => part !== undefined);
  const content = given instanceof File ? await given.text() : typeof given === 'string' ? given : '';
  if (content.trim() === '') {
    throw new AppError('invalid', 'Please paste the text of the listing page', {
      fields: { html: 'The page is empty' },
    });
  }
  return { content, listingUrl: typeof url === 'string' ? url.slice(0, 2048) : '' };
}
