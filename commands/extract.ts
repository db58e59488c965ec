import { readFileSync, statSync } from 'node:fs';
import { explainUnreadable } from '#domain/listings/explain-unreadable.ts';
import { PageRefused, TOO_LARGE_TO_READ } from '#domain/listings/extraction/page/parse-html.ts';
import { reviewFacts } from '#domain/listings/extraction/review-facts.ts';
import { readPastedContent } from '#domain/listings/read-pasted-content.ts';
import { openSavedFile } from '#domain/listings/saved-files/open-saved-file.ts';
import { fail, readArguments } from './read-arguments.ts';

const usage = `Usage: npm run -s extract -- <file> [--url <its link>] [--status <HTTP status>]
Prints the facts found in a listing: a saved page (HTML, MHTML or a Safari web archive, gzipped or not), a text file or a PDF.`;
const MAX_FILE_BYTES = 48 * 1024 * 1024;

function readBytes(file: string): Uint8Array {
  try {
    if (statSync(file).size > MAX_FILE_BYTES) fail(TOO_LARGE_TO_READ, 1);
    return readFileSync(file);
  } catch {
    return fail(`Cannot read ${file}.`, 2);
  }
}

const text = { type: 'string' } as const;
const { values, positionals } = readArguments(usage, { names: 1, options: { url: text, status: text } });
const [file = ''] = positionals;
if (values.status !== undefined && !/^\d{3}$/.test(values.status))
  fail('The status must be a number such as 200.');
const status = values.status ? Number(values.status) : undefined;
try {
  const saved = await openSavedFile(readBytes(file));
  const reading = readPastedContent(saved.content, values.url ?? saved.url, status);
  const output = reading.readable
    ? { ...reading, ...reviewFacts(reading.facts) }
    : { ...reading, message: explainUnreadable(reading.reason) };
  process.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
} catch (error) {
  if (error instanceof PageRefused) fail(error.message, 1);
  throw error;
}
