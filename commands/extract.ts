import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PageRefused } from '#domain/listings/extraction/page/parse-html.ts';
import { readListingPage } from '#domain/listings/extraction/read-listing-page.ts';

const usage = 'Usage: npm run extract -- <file.html> [--url <address>] [--status <code>]';
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

function readText(file: string): string {
  try {
    if (statSync(file).size > MAX_FILE_BYTES) fail('The page is too large to be read.', 1);
    return decodePage(readFileSync(file));
  } catch {
    return fail(`Cannot read ${file}.`, 2);
  }
}

/** Old saved pages use old encodings: what is not valid UTF-8 is read as Windows-1252 if it says so. */
function decodePage(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isLatin = /charset=["']?(?:iso-8859-1|windows-1252|latin1|us-ascii)/i.test(
      new TextDecoder('latin1').decode(bytes.subarray(0, 4_096)),
    );
    return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8').decode(bytes);
  }
}

const { file, url, status } = readArguments();
try {
  process.stdout.write(`${JSON.stringify(readListingPage(readText(file), { url, status }), null, 2)}\n`);
} catch (error) {
  if (error instanceof PageRefused) fail(error.message, 1);
  throw error;
}
