import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestEnv } from '#api/http/request-env.ts';
import { type LeadValues, leadFields } from '#domain/leads/rules.ts';
import { sourceOfAddress } from '#domain/listings/analytics/rules.ts';
import { formTooLong } from '../form-too-long.ts';
import type { Page } from '../page.ts';
import type { ContactState, SentAlong, SubmitLead } from './contact-state.ts';

const MAX_BYTES = 64 * 1024;

/** A page with a contact form: what its form is about, and the page again with the result of the form. */
export type ContactPage = {
  /** Its own path, whichever of its URLs the form was sent from. */
  path: string;
  lead: { listingId: string | null; listingAddress: string };
  render: (state: ContactState) => Page;
};

type ContactRoutes = {
  /** Undefined if there is no such page. */
  pages: Record<string, (params: Record<string, string>) => Promise<ContactPage | undefined>>;
  submitLead: SubmitLead;
  send: (c: HonoContext<RequestEnv>, page: Page, status: 200 | 400 | 429 | 500) => Promise<Response>;
};

/** The contact form of public pages without scripts: the response is the page itself, with what was typed. */
export function createContactRoutes({ pages, submitLead, send }: ContactRoutes): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) => c.text(formTooLong('message'), 413),
  });
  for (const [path, find] of Object.entries(pages)) {
    app.post(path, limit, async (c, next) => {
      const page = await find(c.req.param());
      if (!page) return next();
      const body = await c.req.parseBody().catch(() => ({}));
      const given = textsOf(body);
      const isUncounted = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1';
      // The form is sent to the exact URL that the visitor came by.
      const reachSource = isUncounted ? undefined : sourceOfAddress(c.req.url);
      const lead = { ...given, source: 'Listing Page', reachSource, ...page.lead };
      const outcome = await submitLead(lead, c.var.clientIp);
      // A separate page, so that reloading it doesn't send the form again.
      const query = reachSource && reachSource !== 'direct' ? `?src=${reachSource}` : '';
      if (outcome.kind === 'saved') return c.redirect(`${page.path}/thank-you${query}#contact`, 303);
      const { status, problems, message } = outcome;
      const state = { kind: 'refused' as const, values: given, problems, ...(message ? { message } : {}) };
      return send(c, page.render(state), status);
    });
  }
  return app;
}

function textsOf(body: Record<string, unknown>): LeadValues & SentAlong {
  const text = (name: string) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(leadFields.map((field) => [field, text(field)])) as LeadValues;
  return {
    ...values,
    website: text('website'),
    consent: text('consent'),
    pageVersion: text('pageVersion'),
  };
}
