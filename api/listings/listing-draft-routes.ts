import { Hono, type Context as HonoContext } from 'hono';
import { createConcurrencyLimit } from '#domain/concurrency-limit.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { draftListing } from '#domain/listings/draft-listing.ts';
import { limitReadings } from '#domain/listings/limit-readings.ts';
import { withOwnPhoto } from '#domain/listings/photos/preview-photo.ts';
import { DraftId } from '#domain/listings/sheet/schema.ts';
import { limitBody } from '../http/limit-body.ts';
import type { RequestEnv } from '../http/request-env.ts';

/** The page reader's own limit, and enough time for a phone on the road. */
const limit = {
  maxBytes: 12 * 1024 * 1024,
  tooLarge: 'This page is larger than 12 MB.',
  withinMs: 45_000,
};
const BUSY = 'Many pages are being handed in at the moment. Please try again in a few seconds.';

/**
 * Accepts a whole listing page from an agent: the bookmarklet's form in a new tab, or an uploaded file. A browser is
 * redirected to the order form; a program that asks for JSON gets the result. No other site can read the response. Rate
 * limits apply before the page is read, and at most two pages are in memory at a time.
 */
export function createListingDraftRoutes(
  ctx: Pick<Context, 'db' | 'now' | 'accounts' | 'pageReader' | 'keys' | 'site'>,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limiter = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 8, waitMs: 8_000, message: BUSY });
  app.post('/listing-drafts', async (c) => {
    await limitReadings(ctx, c.var.clientIp);
    const { draft, listingUrl } = await limiter.run(async () => {
      c.req.raw = limitBody(c.req.raw, limit);
      const form = await readForm(c);
      const draft = await withOwnPhoto(ctx, await draftListing(ctx, form));
      return { draft, listingUrl: form.listingUrl };
    });
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

async function readForm(
  c: HonoContext<RequestEnv>,
): Promise<{ content: string | Uint8Array; listingUrl: string; draftId: string | undefined }> {
  const form = await c.req.parseBody().catch(() => undefined);
  if (!form) throw new AppError('invalid', 'This form could not be read.');
  const { html, text, file, url, draftId } = form;
  const given = [html, text, file].find((part) => part !== undefined);
  const content =
    given instanceof File
      ? new Uint8Array(await given.arrayBuffer())
      : typeof given === 'string'
        ? given
        : '';
  const isEmpty = typeof content === 'string' ? content.trim() === '' : content.length === 0;
  if (isEmpty) {
    throw new AppError('invalid', 'Please paste the text of the listing page', {
      fields: { html: 'The page is empty' },
    });
  }
  return {
    content,
    listingUrl: typeof url === 'string' ? url.slice(0, 2048) : '',
    draftId: DraftId.safeParse(draftId).data,
  };
}
