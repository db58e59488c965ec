import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { judgeLine } from '#domain/compliance/judge-line.ts';
import { fail, readArguments } from './read-arguments.ts';

const usage = `Usage: npm run -s fair-housing -- <file.jsonl>
Checks texts against the Fair Housing Act. Each line of the file is {"text": "…"}.`;

function readText(line: string, number: number): string {
  try {
    const row: unknown = JSON.parse(line);
    if (row && typeof row === 'object' && 'text' in row && typeof row.text === 'string') return row.text;
  } catch {
    fail(`Line ${number} is not JSON.`);
  }
  return fail(`Line ${number} has no "text".`);
}

const [file = ''] = readArguments(usage, { names: 1 }).positionals;

const input = createReadStream(file, 'utf8').on('error', () => fail(`Cannot read ${file}.`));
let number = 0;
for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
  number += 1;
  if (line.trim() === '') continue;
  process.stdout.write(`${JSON.stringify(judgeLine(readText(line.replace(/^\uFEFF/, ''), number)))}\n`);
}
