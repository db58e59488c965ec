import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestEnv } from '#api/http/request-env.ts';
import { reportFields } from '#domain/takedowns/rules.ts';
import type { SubmitForm } from '../directory/form-state.ts';
import { formTooLong } from '../form-too-long.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { reportPage } from './report-page.tsx';

const MAX_BYTES = 64 * 1024;

type Options = {
  ctx: SiteContext;
  submit: SubmitForm<void>;
  send: (c: HonoContext<RequestEnv>, page: Page, status: 400 | 429 | 500) => Promise<Response>;
};

/** The report page's form: the response is the page itself, with what was typed. */
export function createReportRoutes({ ctx, submit, send }: Options): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) => c.text(formTooLong('message'), 413),
  });
  app.post('/report', limit, async (c) => {
    const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const text = (name: string) => (typeof body[name] === 'string' ? (body[name] as string) : '');
    const values = Object.fromEntries(reportFields.map((name) => [name, text(name)])) as Record<
      (typeof reportFields)[number],
      string
    >;
    const outcome = await submit({ ...values, website: text('website') }, c.var.clientIp);
    if (outcome.kind === 'saved') return c.redirect('/report?sent=yes', 303);
    const { kind, status, problems, message } = outcome;
    return send(
      c,
      await reportPage(ctx, {}, {}, { kind, values, problems, ...(message ? { message } : {}) }),
      status,
    );
  });
  return app;
}
