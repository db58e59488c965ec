import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { judgeLine } from '#domain/compliance/judge-line.ts';

const usage = 'Usage: npm run fair-housing -- <file.jsonl>   (one JSON object with "text" per line)';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readText(line: string, number: number): string {
  try {
    const row: unknown = JSON.parse(line);
    if (row && typeof row === 'object' && 'text' in row && typeof row.text === 'string') return row.text;
  } catch {
    fail(`Line ${number} is not JSON.`);
  }
  return fail(`Line ${number} has no "text".`);
}

const [file, ...extra] = process.argv.slice(2);
if (!file || extra.length > 0) fail(usage);

const input = createReadStream(file, 'utf8').on('error', () => fail(`Cannot read ${file}.`));
let number = 0;
for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
  number += 1;
  if (line.trim() === '') continue;
  process.stdout.write(`${JSON.stringify(judgeLine(readText(line.replace(/^\uFEFF/, ''), number)))}\n`);
}
