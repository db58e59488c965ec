import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { CONTACT_SHEET_PATH, readContactSheet } from '#domain/leads/contact-sheet.ts';
import { answerStream } from '../http/answer-stream.ts';
import type { RequestEnv } from '../http/request-env.ts';

/** The contact sheet as a CSV file, behind a signed link for staff. */
export function createContactSheetRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get(CONTACT_SHEET_PATH, async (c) => {
    const { expires, signature } = c.req.query();
    const lines = await readContactSheet(ctx, { expires, signature });
    return answerStream(c, Readable.from(lines, { objectMode: false }), {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="hearthcast-contacts.csv"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}
