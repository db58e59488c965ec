import { PRICE_CENTS } from '#domain/podcasts/rules.ts';
import { fileSize } from '../../../components/ui/file-size.ts';
import { readCsv } from './read-csv.ts';

export const requiredColumns = [
  'customer_email',
  'customer_first_name',
  'customer_last_name',
  'listing_url',
] as const;

/** A valid row of the file. `row` is its number in the spreadsheet. */
export type FileOrder = Record<(typeof requiredColumns)[number], string> & {
  row: number;
  customer_phone: string;
  amount: number;
};
export type SkippedRow = { row: number; reason: string };
export type OrderFile = { orders: FileOrder[]; skipped: SkippedRow[] };

const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Why a file is rejected before it is read. */
export function refusalOf(file: { name: string; size: number }): string | undefined {
  if (!file.name.toLowerCase().endsWith('.csv')) return 'Please select a CSV file';
  if (file.size <= MAX_FILE_BYTES) return undefined;
  return `${file.name} has ${fileSize(file.size)}; a CSV file may have at most ${fileSize(MAX_FILE_BYTES)}`;
}

/** Reads a file of orders. Throws an error with the reason if it can't be used. */
export function readOrderFile(text: string): OrderFile {
  const [header, ...rows] = numberedRows(text);
  if (!header || rows.length === 0) {
    throw new Error('CSV file must have at least a header row and one data row');
  }
  const columns = header.cells.map(columnName);
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new Error(`Missing required columns: ${missing.join(', ')}`);
  const file: OrderFile = { orders: [], skipped: [] };
  for (const { row, cells } of rows) {
    const reading = readRow(columns, cells);
    if (typeof reading === 'string') file.skipped.push({ row, reason: reading });
    else file.orders.push({ row, ...reading });
  }
  if (file.orders.length === 0) throw new Error('No valid orders to process');
  return file;
}

/** The non-empty rows with their spreadsheet row numbers: blank lines count, a multi-line row counts once. */
function numberedRows(text: string): { row: number; cells: string[] }[] {
  try {
    return readCsv(text).flatMap((cells, index) =>
      cells.length > 1 || cells[0]?.trim() ? [{ row: index + 1, cells }] : [],
    );
  } catch {
    throw new Error('Failed to parse CSV file');
  }
}

/** "Customer Email" becomes customer_email. */
function columnName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

function readRow(columns: string[], cells: string[]): Omit<FileOrder, 'row'> | string {
  const at = (name: string) => cells[columns.indexOf(name)]?.trim() ?? '';
  const needed = requiredColumns.map((name) => columns.indexOf(name));
  if (cells.length <= Math.max(...needed)) return 'Too few cells';
  const empty = requiredColumns.filter((name) => at(name) === '');
  if (empty.length > 0) return `Missing ${empty.join(', ')}`;
  const amount = readCents(at('amount'));
  if (amount === undefined) return 'The amount must be whole cents, such as 2999';
  return {
    customer_email: at('customer_email'),
    customer_first_name: at('customer_first_name'),
    customer_last_name: at('customer_last_name'),
    listing_url: at('listing_url'),
    customer_phone: at('customer_phone'),
    amount,
  };
}

/** Whole cents. An empty cell means the usual price. Dollars with decimals are rejected (decision 021). */
function readCents(text: string): number | undefined {
  if (!/\d/.test(text)) return PRICE_CENTS;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
