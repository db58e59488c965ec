import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeGoogleSheets } from '#tests/fakes/google-sheets.ts';
import { LeadRefused } from '../lead-webhook/contract.ts';
import { createDiskStorage } from '../storage/disk.ts';
import { Unavailable } from '../unavailable.ts';
import { type Spreadsheet, sheetColumns } from './contract.ts';
import { createCsvSpreadsheet, toCell } from './csv-file.ts';
import { createGoogleSheets } from './google-sheets.ts';

const fake = await startFakeGoogleSheets();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-sheet-'));
afterAll(() => {
  fake.stop();
  rmSync(folder, { recursive: true, force: true });
});
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = {
  spreadsheetId: 'sheet-1',
  clientEmail: 'robot@project.example',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  fetch: fake.fetch,
};
const google = createGoogleSheets(account);
const impatient = createGoogleSheets({ ...account, timeoutMs: 300 });
const csv = createCsvSpreadsheet({ storage: await createDiskStorage({ root: folder }) });
const row = {
  submission_date: '2026-03-01T12:00:00.000Z',
  contact_type: 'order',
  first_name: 'Ana',
  last_name: 'Díaz, "the agent"',
  email: 'ana@example.com',
  phone: '+15550100142',
  listing_url: 'https://homes.example/1',
  amount: '29.99',
  status: 'paid',
  message: '=HYPERLINK("http://evil.example")',
};

beforeEach(() => {
  fake.rows.length = 0;
  fake.faults.length = 0;
});

async function readCsv(): Promise<string> {
  const place = csv.place();
  let content = '';
  if (place.kind === 'file') for await (const line of place.readLines()) content += line;
  return content;
}

const readers: [string, Spreadsheet, () => Promise<number> | number][] = [
  ['csv', csv, async () => (await readCsv()).trim().split('\r\n').length - 1],
  ['google', google, () => fake.rows.length - 1],
];
test.each(readers)('%s keeps one row per key, even when several arrive at once', async (_, sheet, count) => {
  await sheet.addRow(row, 'key-1');
  await sheet.addRow(row, 'key-1');
  await Promise.all(['key-2', 'key-3', 'key-4'].map((key) => sheet.addRow(row, key)));
  expect(await count()).toBe(4);
});

test('the file starts with its columns, and no cell is a formula', async () => {
  const [header, line] = (await readCsv()).split('\r\n');
  expect(header).toBe(`\uFEFF${sheetColumns.join(',')}`);
  expect(line).toBe(
    `2026-03-01T12:00:00.000Z,order,Ana,"Díaz, ""the agent""",ana@example.com,"'+15550100142",https://homes.example/1,29.99,paid,"'=HYPERLINK(""http://evil.example"")"`,
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('%j is text in the file', (value) => {
  expect(toCell(value)).toMatch(/^"'/);
});

test.each([
  ['Ana;=1+1', `"Ana;'=1+1"`],
  ['Ana; @SUM(A1)', `"Ana;' @SUM(A1)"`],
  ['one\n=1+1', `"one\n'=1+1"`],
  [' =1+1', `"' =1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['a=b; c-d, e@f', '"a=b; c-d, e@f"'],
])('%j stays text even where semicolons separate the cells', (value, cell) => {
  expect(toCell(value)).toBe(cell);
});

test('Google gets every value unchanged, with the columns first', async () => {
  await google.addRow(row, 'key-1');
  expect(fake.rows).toEqual([
    ['key', ...sheetColumns],
    ['key-1', ...sheetColumns.map((column) => row[column])],
  ]);
  expect(new Set(fake.inputOptions)).toEqual(new Set(['RAW']));
  expect(google.place()).toEqual({
    kind: 'address',
    url: 'https://docs.google.com/spreadsheets/d/sheet-1/edit',
  });
});

test.each([500, 503, 429, 403, 'reset', 'garbage', 'hang'] as const)(
  '%s may be tried again',
  async (fault) => {
    fake.faults.push(fault);
    await expect(impatient.addRow(row, 'key-1')).rejects.toBeInstanceOf(Unavailable);
    await google.addRow(row, 'key-1');
    expect(fake.rows).toHaveLength(2);
  },
);

test('a row that was saved although the response got lost is not saved twice', async () => {
  await google.addRow(row, 'key-before');
  const before = fake.rows.length;
  fake.faults.push('late');
  await expect(impatient.addRow(row, 'key-late')).rejects.toBeInstanceOf(Unavailable);
  await google.addRow(row, 'key-late');
  expect(fake.rows.length - before).toBe(1);
});

test('a request that Google rejects as invalid is a final error', async () => {
  fake.faults.push(400);
  await expect(google.addRow(row, 'key-1')).rejects.toBeInstanceOf(LeadRefused);
});
