import { Hono, type Context as HonoContext } from 'hono';
import type { RequestEnv } from '#api/http/request-env.ts';
import type { SharedRecord } from '#domain/records/schema.ts';
import type { Page } from '../page.ts';
import { endedRecordPage, sharedRecordPage } from './shared-record-page.tsx';

/** The record behind a private link; undefined if the link has expired. */
export type OpenRecord = (token: string, ip: string) => Promise<SharedRecord | undefined>;

type Options = {
  open: OpenRecord;
  send: (c: HonoContext<RequestEnv>, page: Page, status: 200 | 410) => Promise<Response>;
};

/** Private links to records. Their pages are never cached, indexed or sent as a referrer. */
export function createRecordPageRoutes({ open, send }: Options): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/records/:token{[\\w-]{20,64}}', async (c) => {
    const record = await open(c.req.param('token'), c.var.clientIp);
    c.header('X-Robots-Tag', 'noindex, nofollow');
    c.header('Referrer-Policy', 'no-referrer');
    return record ? send(c, sharedRecordPage(record, c.req.path), 200) : send(c, endedRecordPage(), 410);
  });
  return app;
}
