import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { listingPage } from '#tests/support/listing-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-extract-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command prints, or its message and exit code. */
async function extract(name: string, content: string | Uint8Array): Promise<unknown> {
  const file = join(folder, name);
  writeFileSync(file, content);
  const run = promisify(execFile)(process.execPath, ['commands/extract.ts', file]);
  return run.then(
    ({ stdout }) => JSON.parse(stdout),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, message: stderr.trim() }),
  );
}

test('a page or a text gives its facts, what is missing and what to check', async () => {
  const text = '9 Mill Race, Bend, OR 97701\n$525,000\n3 beds\n2.5 baths\n1,850 sq ft';
  expect(await extract('home.txt', Buffer.from(text, 'utf16le'))).toMatchObject({
    readable: true,
    facts: { street: { value: '9 Mill Race' }, price: { value: 525_000 } },
    missing: expect.arrayContaining(['agent', 'photos']),
    unsure: expect.any(Array),
  });
  expect(await extract('home.html', listingPage({ street: '1 Thread Street' }))).toMatchObject({
    readable: true,
  });
});

test('what cannot be read ends with a sentence', async () => {
  const results = `<title>Bend homes for sale</title><h1>128 homes</h1>${'<p>12 Oak St, Bend, OR 97701</p><p>$450,000</p>'.repeat(3)}`;
  expect(await extract('list.html', results)).toMatchObject({
    reason: 'search results',
    message: expect.stringContaining('one listing'),
  });
  expect(await extract('front.png', Buffer.from('\x89PNG', 'latin1'))).toEqual({
    code: 1,
    message: 'This is a picture. Save the page as HTML or PDF.',
  });
});
