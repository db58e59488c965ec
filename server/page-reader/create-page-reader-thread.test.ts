import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { PageRefused } from '#domain/listings/extraction/page/parse-html.ts';
import { createPageReader } from '#domain/listings/page-reader.ts';
import { listingPage } from '#tests/support/listing-site.ts';
import { createPageReaderThread } from './create-page-reader-thread.ts';

const root = process.cwd();
const origin = { url: 'https://homes.example/1', status: 200 };
const page = listingPage({ street: '1 Thread Street' });
/** Every part of it is within all limits, but there is far too much of it. */
const homes = Array.from(
  { length: 40_000 },
  (_, n) => `{"address":{"streetAddress":"1 Thread Street","zip":"97701"},"price":${n},"beds":${n % 9}}`,
);
const endless = `<body><h1>1 Thread Street, Bend, OR 97701</h1>
  <script>window.state={"listings":[${homes.join(',')}],"more":[[${homes.slice(0, 1900).join('],[')}]]}</script>
  ${'<p>1 Thread Street, Bend, OR 97701 $450,000 3 beds 2 baths 1,800 sqft. MLS# 12345</p>'.repeat(60_000)}`;

test('a page is read the same as without the thread, including its evidence', async () => {
  const reader = createPageReaderThread({ root });
  reader.warm();
  const options = { withEvidence: true };
  expect(await reader.readPage(page, origin, options)).toEqual(
    await createPageReader().readPage(page, origin, options),
  );
  const text = '2 Draft Street, Bend, OR 97701\n$525,000\n3 beds\n2.5 baths';
  expect(await reader.readPasted(text, null)).toEqual(await createPageReader().readPasted(text, null));
  expect(await reader.readSent(Buffer.from(text, 'utf16le'), null)).toMatchObject({
    reading: { readable: true },
  });
  await expect(reader.readSent(Buffer.from('%PDF-1.7 nothing'), null)).rejects.toThrow(
    'This PDF is damaged.',
  );
  await expect(reader.readPasted('<div>'.repeat(10_000), null)).rejects.toThrow('nested too deeply');
});

test('a page that takes too long is refused without blocking, and the next one is read', async () => {
  const reader = createPageReaderThread({ root, limitMs: 800 });
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  const slow = reader.readPasted(endless, null);
  await expect(slow).rejects.toThrow(new PageRefused('The page takes too long to be read.'));
  clearInterval(turning);
  expect(turns).toBeGreaterThan(3);
  const { reading } = await reader.readPage(page, origin, { withEvidence: false });
  expect(reading.readable).toBe(true);
});

test('a page that takes too much memory is refused', async () => {
  const reader = createPageReaderThread({ root, memoryMb: 24, limitMs: 60_000 });
  await expect(reader.readPasted(endless, null)).rejects.toThrow(PageRefused);
  expect(await reader.readPasted('1 Thread Street, Bend, OR 97701\n$525,000\n3 beds', null)).toMatchObject({
    readable: true,
  });
});

test('too many waiting pages are rejected', async () => {
  const reader = createPageReaderThread({ root, maxWaiting: 1 });
  const asked = [1, 2, 3].map(() =>
    reader.readPasted('1 Oak Street, Bend, OR 97701\n$525,000\n3 beds', null),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: expect.any(Unavailable) });
});

test('an idle thread exits, unless it was warmed, and the next page gets a new one', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => ended.mockRestore());
  const text = '1 Oak Street, Bend, OR 97701\n$525,000\n3 beds';
  const warm = createPageReaderThread({ root, idleMs: 1 });
  warm.warm();
  await warm.readPasted(text, null);
  const reader = createPageReaderThread({ root, idleMs: 1 });
  for (const times of [1, 2]) {
    expect(await reader.readPasted(text, null)).toMatchObject({ readable: true });
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(times));
  }
});
