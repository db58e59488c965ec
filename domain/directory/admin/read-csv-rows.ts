import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../errors.ts';

export type CsvColumns = { required: readonly string[]; optional: readonly string[] };
export type CsvRow = { row: number; values: Record<string, string> };

const MAX_ROW_LENGTH = 64 * 1024;
const BATCH = 1000;

/**
 * Reads a CSV file in batches as it arrives, so its size doesn't matter. Line numbers match what people see in an
 * editor.
 */
export async function* readCsvRows(
  body: AsyncIterable<Uint8Array>,
  columns: CsvColumns,
): AsyncGenerator<CsvRow[]> {
  const parser = parse({
    bom: true,
    trim: true,
    info: true,
    skipEmptyLines: true,
    relaxColumnCount: true,
    maxRecordSize: MAX_ROW_LENGTH,
    columns: (header: string[]) => readHeader(header, columns),
  });
  const source = Readable.from(body);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let batch: CsvRow[] = [];
  let failure: unknown;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: Record<string, string>;
      info: { lines: number };
    }>) {
      batch.push({ row: info.lines, values: record });
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    failure = error;
  } finally {
    source.destroy();
  }
  // Rows read before the failure are delivered first.
  if (batch.length > 0) yield batch;
  if (failure instanceof CsvError)
    throw new AppError('invalid', `The file cannot be read as CSV. ${failure.message}`);
  if (failure) throw failure;
}

function readHeader(header: string[], columns: CsvColumns) {
  const names = header.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'));
  const missing = columns.required.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new AppError('invalid', `The header row must have these columns: ${missing.join(', ')}.`);
  const known = new Set([...columns.required, ...columns.optional]);
  return names.map((name) => (known.has(name) ? name : false));
}
