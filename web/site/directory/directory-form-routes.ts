import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestEnv } from '#api/http/request-env.ts';
import type { Context } from '#domain/context.ts';
import { inquiryFields, marketRequestFields } from '#domain/directory/rules.ts';
import { formTooLong } from '../form-too-long.ts';
import type { Page } from '../page.ts';
import { directoryPage } from './directory-page.tsx';
import type { DirectoryForms } from './form-state.ts';
import { findInquiryPage } from './inquiry-page.tsx';

const MAX_BYTES = 64 * 1024;

type Options = {
  ctx: Pick<Context, 'db' | 'site'>;
  forms: DirectoryForms;
  send: (c: HonoContext<RequestEnv>, page: Page, status: 400 | 429 | 500) => Promise<Response>;
};

/** The directory's forms without scripts: the response is the page itself, with what was typed. */
export function createDirectoryFormRoutes({ ctx, forms, send }: Options): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) => c.text(formTooLong('message'), 413),
  });
  app.post('/business-directory', limit, async (c) => {
    const values = await readTexts(c, marketRequestFields);
    const outcome = await forms.requestMarket(values, c.var.clientIp);
    // A separate page, so that reloading it doesn't send the form again.
    if (outcome.kind === 'saved')
      return c.redirect(`/business-directory?requested=${outcome.saved.id ?? 'yes'}#request`, 303);
    const { kind, status, problems, message } = outcome;
    const page = await directoryPage(
      ctx,
      {},
      {},
      { kind, values, problems, ...(message ? { message } : {}) },
    );
    return send(c, page, status);
  });
  app.post('/business-directory/:slug/request/:businessId', limit, async (c, next) => {
    const page = await findInquiryPage(ctx, c.req.param());
    if (!page) return next();
    const values = await readTexts(c, inquiryFields);
    const outcome = await forms.askBusiness({ ...values, businessId: page.businessId }, c.var.clientIp);
    if (outcome.kind === 'saved') return c.redirect(`${c.req.path}/thank-you`, 303);
    const { kind, status, problems, message } = outcome;
    return send(c, page.render({ kind, values, problems, ...(message ? { message } : {}) }), status);
  });
  return app;
}

async function readTexts<Field extends string>(
  c: HonoContext<RequestEnv>,
  fields: readonly Field[],
): Promise<Record<Field | 'website', string>> {
  const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
  const entries = [...fields, 'website'].map((name) => {
    const value = body[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries);
}
