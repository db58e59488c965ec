import { Hono, type Context as HonoContext } from 'hono';
import { Unavailable } from '#adapters/unavailable.ts';
import { createConcurrencyLimit } from '#domain/concurrency-limit.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { type DraftedListing, draftListing } from '#domain/listings/draft-listing.ts';
import { limitReadings } from '#domain/listings/limit-readings.ts';
import { withOwnPhoto } from '#domain/listings/photos/preview-photo.ts';
import { PAGE_TOO_LARGE } from '#domain/listings/sheet/rules.ts';
import { DraftId } from '#domain/listings/sheet/schema.ts';
import { type OrderStart, startFromShare } from '#domain/listings/start-from-share.ts';
import { limitBody } from '../http/limit-body.ts';
import type { RequestEnv } from '../http/request-env.ts';

/** A saved page with all its photos, and enough time for a phone on the road. */
const limit = {
  maxBytes: 24 * 1024 * 1024,
  tooLarge: PAGE_TOO_LARGE,
  withinMs: 45_000,
};
const BUSY = 'Many pages are being handed in at the moment. Please try again in a few seconds.';

type Fields = Record<string, string | File | (string | File)[]>;
type Ctx = Pick<Context, 'db' | 'now' | 'accounts' | 'pageReader' | 'storage' | 'keys' | 'site'>;

/**
 * Accepts a whole listing page from an agent: the form of the extension or the bookmarklet in a new tab, an uploaded file,
 * or what a phone shares. A browser is redirected to the order form; a program that asks for JSON gets the result. No
 * other site can read the response. Rate limits apply before the page is read, and at most two pages are in memory at a
 * time.
 */
export function createListingDraftRoutes(ctx: Ctx): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limiter = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 8, waitMs: 8_000, message: BUSY });

  /** Reads the form within all limits and processes it. */
  async function receive<Output>(
    c: HonoContext<RequestEnv>,
    work: (form: Fields) => Promise<Output>,
  ): Promise<Output> {
    c.header('Cache-Control', 'no-store');
    await limitReadings(ctx, c.var.clientIp);
    return limiter.run(async () => work(await readForm(c)));
  }

  app.post('/listing-drafts', async (c) => {
    const read = () =>
      receive(c, async (form) => withOwnPhoto(ctx, await draftListing(ctx, await pageIn(form))));
    if (c.req.header('accept')?.includes('application/json')) return c.json(await read());
    return toOrderForm(c, async () => startOf(await read()));
  });

  /** The web manifest's share target: where a phone sends what it shares. */
  app.post('/share', (c) =>
    toOrderForm(c, () =>
      receive(c, async ({ title, text, url, page }) => {
        const file = page instanceof File && page.size > 0 ? await bytesOf(page) : null;
        return startFromShare(ctx, { title: textOf(title), text: textOf(text), url: textOf(url), file });
      }),
    ),
  );
  app.get('/share', (c) => c.redirect('/create-podcast'));
  return app;
}

function startOf({ draftId, listingUrl, reason = '' }: DraftedListing): OrderStart {
  return draftId ? { draft: draftId } : { unreadable: reason, listing: listingUrl ?? '' };
}

/**
 * A person who sent a page ends up on the order form, even if the page was refused; only a program gets an
 * error.
 */
async function toOrderForm(c: HonoContext<RequestEnv>, start: () => Promise<OrderStart>): Promise<Response> {
  const isPerson = c.req.header('accept')?.includes('text/html');
  const query = await start().catch((error: unknown): OrderStart => {
    if (!isPerson || !(error instanceof AppError || error instanceof Unavailable)) throw error;
    return { unreadable: error instanceof AppError ? error.code : 'busy' };
  });
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return c.redirect(`/create-podcast?${new URLSearchParams(given)}`, 303);
}

async function readForm(c: HonoContext<RequestEnv>): Promise<Fields> {
  c.req.raw = limitBody(c.req.raw, limit);
  return c.req.parseBody().catch((error: unknown) => {
    // Too large or too late: the form reader wraps the body's own error.
    const reasons = [error, error instanceof Error ? error.cause : undefined];
    throw (
      reasons.find((reason) => reason instanceof AppError) ??
      new AppError('invalid', 'This form could not be read.')
    );
  });
}

async function pageIn({ html, text, file, url, draftId }: Fields): Promise<{
  content: string | Uint8Array;
  listingUrl: string;
  draftId: string | undefined;
}> {
  const given = [html, text, file].find((part) => part !== undefined);
  const content = given instanceof File ? await bytesOf(given) : textOf(given);
  const isEmpty = typeof content === 'string' ? content.trim() === '' : content.length === 0;
  if (isEmpty) {
    throw new AppError('invalid', 'Please paste the text of the listing page', {
      fields: { html: 'The page is empty' },
    });
  }
  return {
    content,
    listingUrl: textOf(url).slice(0, 2048),
    draftId: DraftId.safeParse(draftId).data,
  };
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function textOf(part: Fields[string] | undefined): string {
  return typeof part === 'string' ? part : '';
}
