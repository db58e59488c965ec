import { parse } from 'csv-parse/browser/esm/sync';

const delimiters = [',', ';', '\t'];

/**
 * The cells of a CSV text. Spreadsheets in some countries use semicolons, so the first line decides. Blank lines stay as
 * rows with one empty cell, so that row numbers match the spreadsheet.
 */
export function readCsv(text: string): string[][] {
  const firstLine = /\S[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const delimiter = delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
  return parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
  });
}

/** Decodes a file as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
