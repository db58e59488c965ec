import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../errors.ts';

export type CsvRow = { row: number; values: Record<string, string> };

const LONGEST_ROW = 64 * 1024;
const BATCH = 1000;

/** Reads a CSV file as it comes in, in batches, so that its size does not matter. Lines are counted as people see them. */
export async function* readCsvRows(
  body: AsyncIterable<Uint8Array>,
  columns: { required: readonly string[]; optional: readonly string[] },
): AsyncGenerator<CsvRow[]> {
  const parser = parse({
    bom: true,
    trim: true,
    info: true,
    skipEmptyLines: true,
    relaxColumnCount: true,
    maxRecordSize: LONGEST_ROW,
    columns: (header: string[]) => readHeader(header, columns),
  });
  const source = Readable.from(body);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let batch: CsvRow[] = [];
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
    if (error instanceof CsvError)
      throw new AppError('invalid', `The file cannot be read as CSV. ${error.message}`);
    throw error;
  } finally {
    source.destroy();
  }
  if (batch.length > 0) yield batch;
}

function readHeader(header: string[], columns: { required: readonly string[]; optional: readonly string[] }) {
  const names = header.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'));
  const missing = columns.required.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new AppError('invalid', `The first line must name these columns: ${missing.join(', ')}.`);
  const known = new Set([...columns.required, ...columns.optional]);
  return names.map((name) => (known.has(name) ? name : false));
}
