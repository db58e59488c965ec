import { Hono } from 'hono';
import { mayDownloadExport } from '#domain/account-data/export-account.ts';
import { exportKey } from '#domain/account-data/export-key.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { answerStream } from '../http/answer-stream.ts';
import type { RequestEnv } from '../http/request-env.ts';

/** The ZIP file of an export, behind the link that only its owner gets. */
export function createExportRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/account-exports/:file{[0-9a-f-]{36}\\.zip}', async (c) => {
    const exportId = c.req.param('file').slice(0, -'.zip'.length);
    const { expires, signature } = c.req.query();
    if (!(await mayDownloadExport(ctx, exportId, { expires, signature })))
      throw new AppError('forbidden', 'This link has expired. Open Settings for a new one.');
    const opened = await ctx.storage.open(exportKey(exportId));
    if (!opened) throw new AppError('not_found', 'This export has been deleted.');
    return answerStream(c, opened.stream, {
      'Content-Type': 'application/zip',
      'Content-Length': String(opened.file.sizeBytes),
      'Content-Disposition': 'attachment; filename="hearthcast-export.zip"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}
