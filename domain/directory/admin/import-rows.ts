import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { createFirstOfEach, newImportReport } from './import-report.ts';
import { type CsvColumns, type CsvRow, readCsvRows } from './read-csv-rows.ts';
import type { Actor } from './save-row.ts';
import type { ImportReport } from './schema.ts';

type Import = {
  action: string;
  body: AsyncIterable<Uint8Array>;
  columns: CsvColumns;
  actor: Actor;
  /** Writes a batch and counts the results; `firstOfEach` drops rows that repeat an earlier key. */
  take: (
    batch: CsvRow[],
    report: ImportReport,
    firstOfEach: ReturnType<typeof createFirstOfEach>,
  ) => Promise<void>;
};

/**
 * Imports a CSV file batch by batch and records who did it, even if the file breaks off: rows imported by then stay,
 * and the report says where it stopped. A file with nothing readable is refused.
 */
export async function importRows(
  ctx: Pick<Context, 'db' | 'now'>,
  { action, body, columns, actor, take }: Import,
): Promise<ImportReport> {
  const report = newImportReport();
  const firstOfEach = createFirstOfEach(report);
  try {
    for await (const batch of readCsvRows(body, columns)) {
      report.rows += batch.length;
      await take(batch, report, firstOfEach);
    }
  } catch (error) {
    if (report.rows === 0) throw error;
    report.stopped = error instanceof AppError ? error.message : 'The file broke off.';
    if (!(error instanceof AppError)) {
      await audit();
      throw error;
    }
  }
  if (report.rows === 0)
    throw new AppError('invalid', 'The file needs a header row and at least one row below it.');
  await audit();
  return report;

  async function audit() {
    const { problems: _, ...details } = report;
    await recordAudit(ctx, { ...actor, action, details });
  }
}
