import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explainUnreadable } from '#domain/listings/explain-unreadable.ts';
import { PageRefused, TOO_LARGE_TO_READ } from '#domain/listings/extraction/page/parse-html.ts';
import { reviewFacts } from '#domain/listings/extraction/review-facts.ts';
import { readPastedContent } from '#domain/listings/read-pasted-content.ts';
import { openSavedFile } from '#domain/listings/saved-files/open-saved-file.ts';

const usage = `Usage: npm run -s extract -- <file> [--url <address>] [--status <code>]
The file may be a saved page (HTML, MHTML, Safari web archive, also gzipped), a text or a PDF.`;
const MAX_FILE_BYTES = 48 * 1024 * 1024;

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function readArguments(): { file: string; url: string | undefined; status: number | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { url: { type: 'string' }, status: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...extra] = positionals;
    if (!file || extra.length > 0) fail(usage, 2);
    if (values.status !== undefined && !/^\d{3}$/.test(values.status))
      fail('The status must be a number such as 200.', 2);
    return { file, url: values.url, status: values.status ? Number(values.status) : undefined };
  } catch {
    return fail(usage, 2);
  }
}

function readBytes(file: string): Uint8Array {
  try {
    if (statSync(file).size > MAX_FILE_BYTES) fail(TOO_LARGE_TO_READ, 1);
    return readFileSync(file);
  } catch {
    return fail(`Cannot read ${file}.`, 2);
  }
}

const { file, url, status } = readArguments();
try {
  const saved = await openSavedFile(readBytes(file));
  const reading = readPastedContent(saved.content, url ?? saved.url, status);
  const output = reading.readable
    ? { ...reading, ...reviewFacts(reading.facts) }
    : { ...reading, message: explainUnreadable(reading.reason) };
  process.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
} catch (error) {
  if (error instanceof PageRefused) fail(error.message, 1);
  throw error;
}
