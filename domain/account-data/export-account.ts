import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import yazl from 'yazl';
import { isUniqueViolation } from '#db/client.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { accountExports } from '#db/schema/records.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isSignedLink, type Signature, signLink } from '../signed-links.ts';
import { collectAccount, type ExportFile } from './collect-account.ts';
import { exportKey } from './export-key.ts';
import { EXPORT_DAYS } from './rules.ts';

/** Requests everything in an account as a ZIP file. Only one export is made at a time. */
export async function requestExport(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  userId: string,
): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      const [row] = await tx.db
        .insert(accountExports)
        .values({ userId, createdAt: ctx.now() })
        .returning({ id: accountExports.id });
      if (row) await tx.queue.send('export-account', { exportId: row.id }, { key: row.id });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', 'Your export is already being prepared.');
    throw error;
  }
}

/** Creates a requested export. May be repeated: a finished one stays as it is. */
export async function exportAccount(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'keys' | 'storage' | 'renderer' | 'log'>,
  exportId: string,
): Promise<void> {
  const isThis = and(eq(accountExports.id, exportId), eq(accountExports.state, 'waiting'));
  const [row] = await ctx.db.select().from(accountExports).where(isThis);
  if (!row) return;
  const update = (values: Partial<typeof accountExports.$inferInsert>) =>
    ctx.db.update(accountExports).set(values).where(isThis);
  const files = await collectAccount(ctx, row.userId);
  await update({ doneParts: 0, totalParts: files.length });
  let done = 0;
  const zip = pack(files, ctx.now(), async () => {
    done += 1;
    await update({ doneParts: done });
  });
  const stored = await ctx.storage.put(exportKey(exportId), zip, { contentType: 'application/zip' });
  const finished = await update({
    state: 'ready',
    doneParts: files.length,
    sizeBytes: stored.sizeBytes,
    expiresAt: new Date(ctx.now().getTime() + EXPORT_DAYS * 86_400_000),
  }).returning({ id: accountExports.id });
  // The account was deleted in the meantime.
  if (finished.length === 0) await ctx.storage.remove(exportKey(exportId));
}

/** One file after another, each opened when its turn comes. */
function pack(files: readonly ExportFile[], mtime: Date, onFile: () => Promise<void>): Readable {
  const archive = new yazl.ZipFile();
  const output = archive.outputStream as Readable;
  const fail = (error: Error) => void output.destroy(error);
  archive.on('error', fail);
  for (const { name, open } of files) {
    archive.addReadStreamLazy(
      name,
      { mtime, compress: !/\.(?:mp3|mp4|jpg|png|webp|avif|pdf)$/.test(name) },
      (pass) => {
        onFile()
          .then(open)
          .then(
            (body) =>
              pass(
                null,
                (body instanceof Readable ? body : Readable.from([Buffer.from(body)])).on('error', fail),
              ),
            fail,
          );
      },
    );
  }
  archive.end();
  return output;
}

const subjectOf = (exportId: string) => `account export ${exportId}`;

/** A link to the caller's own finished export that works for 15 minutes. */
export async function linkExport(
  ctx: Pick<Context, 'db' | 'keys' | 'now' | 'site'>,
  { exportId, userId }: { exportId: string; userId: string },
): Promise<string> {
  const [row] = await ctx.db
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.id, exportId), eq(accountExports.userId, userId)));
  if (row?.state !== 'ready' || !row.expiresAt || row.expiresAt <= ctx.now())
    throw new AppError('not_found', 'This export no longer exists. Request a new one.');
  return `${ctx.site.url}/account-exports/${exportId}.zip?${await signLink(ctx, subjectOf(exportId))}`;
}

export function mayDownloadExport(
  ctx: Pick<Context, 'keys' | 'now'>,
  exportId: string,
  given: Signature,
): Promise<boolean> {
  return isSignedLink(ctx, subjectOf(exportId), given);
}
