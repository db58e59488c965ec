import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestEnv } from '#api/http/request-env.ts';
import { sourceOfAddress } from '#domain/listings/analytics/rules.ts';
import { formTooLong } from '../form-too-long.ts';
import type { Page } from '../page.ts';
import { ASK_FAILED, type AskForms, type AskState } from './ask-state.ts';

const MAX_BYTES = 16 * 1024;

type AskRoutes = {
  /** The page of a home with the asked question; undefined if there is no such home. */
  findPage: (slug: string) => Promise<((state: AskState) => Page) | undefined>;
  forms: AskForms;
  send: (c: HonoContext<RequestEnv>, page: Page, status: 200 | 400 | 429 | 500) => Promise<Response>;
};

/** The ask box without scripts: the response is the page itself. */
export function createAskRoutes({ findPage, forms, send }: AskRoutes): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) => c.text(formTooLong('question'), 413),
  });
  app.get('/listings/:slug/ask', (c) =>
    c.redirect(`/listings/${encodeURIComponent(c.req.param('slug'))}#ask`),
  );
  app.post('/listings/:slug/ask', limit, async (c, next) => {
    const slug = c.req.param('slug');
    const render = await findPage(slug);
    if (!render) return next();
    const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
    const isForAgent = text('to') === 'agent';
    const outcome = isForAgent
      ? await forms.askAgent(
          {
            slug,
            question: text('question'),
            name: text('name'),
            email: text('email'),
            website: text('website'),
            reachSource: sourceOfAddress(c.req.url),
          },
          c.var.clientIp,
        )
      : await forms.ask(
          {
            slug,
            question: text('suggestion') || text('question'),
            conversationId: text('conversationId') || undefined,
          },
          c.var.clientIp,
        );
    if (outcome.kind === 'refused') {
      const problem = outcome.message ?? Object.values(outcome.problems)[0] ?? ASK_FAILED;
      return send(c, render({ exchanges: [], problem }), outcome.status);
    }
    const question = text('suggestion') || text('question');
    const exchanges = isForAgent
      ? []
      : [{ question, answer: outcome.saved as AskState['exchanges'][number]['answer'] }];
    return send(c, render({ exchanges, isSent: isForAgent }), 200);
  });
  return app;
}
