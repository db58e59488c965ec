import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Storage } from '../storage/contract.ts';
import { type SheetRow, type Spreadsheet, sheetColumns } from './contract.ts';

/** Never served as a file: see what /files refuses. */
const FOLDER = 'private/contacts';

/**
 * The embedded default: a CSV file whose lines are stored separately, so that several processes may add at once and
 * a repeated line replaces itself. The file is assembled when somebody reads it.
 */
export function createCsvSpreadsheet(options: { storage: Storage }): Spreadsheet {
  const { storage } = options;
  async function* readLines(): AsyncGenerator<string> {
    // The byte order mark tells Excel that the text is UTF-8.
    yield `\uFEFF${toLine([...sheetColumns])}`;
    for await (const file of storage.list(`${FOLDER}/`)) {
      const opened = await storage.open(file.key);
      if (opened) yield await text(opened.stream);
    }
  }
  return {
    async addRow(row, deliveryKey) {
      const body = Buffer.from(toLine(sheetColumns.map((column) => row[column])));
      await storage.put(keyOf(row, deliveryKey), body, { contentType: 'text/csv' });
    },
    async removeRow(deliveryKey) {
      const ending = `-${hashOf(deliveryKey)}.csv`;
      for await (const { key } of storage.list(`${FOLDER}/`))
        if (key.endsWith(ending)) await storage.remove(key);
    },
    place: () => ({ kind: 'file', readLines }),
  };
}

/** In the order of the dates, because files are listed in the order of their keys. */
function keyOf(row: SheetRow, deliveryKey: string): string {
  const date = row.submission_date.toLowerCase().replace(/[^\da-z]+/g, '-') || 'undated';
  return `${FOLDER}/${date}-${hashOf(deliveryKey)}.csv`;
}

const hashOf = (deliveryKey: string) => createHash('sha256').update(deliveryKey).digest('hex').slice(0, 32);

function toLine(values: string[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

/**
 * The program that opens the file would run a cell that starts like a formula; an apostrophe makes it text. Where lists
 * are written with semicolons, a spreadsheet starts a cell after each of them and ignores our quotes.
 */
export function toCell(value: string): string {
  const safe = value
    .replace(/(^|[;\t\r\n])(?=\s{0,20}[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[\t\r\n])/, "'");
  return /[";,\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
