import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readOrderFile, refusalOf } from './order-file.ts';
import { decodeText, readCsv } from './read-csv.ts';

const spectrum = dirname(import.meta.resolve('csv-spectrum/package.json').replace('file://', ''));
const cases = readdirSync(join(spectrum, 'csvs')).map((file) => file.replace('.csv', ''));

test.each(cases)('csv-spectrum: %s', (name) => {
  const [header = [], ...rows] = readCsv(
    decodeText(new Uint8Array(readFileSync(join(spectrum, 'csvs', `${name}.csv`)))),
  );
  const records = rows.map((cells) => Object.fromEntries(header.map((column, at) => [column, cells[at]])));
  const expected = [JSON.parse(readFileSync(join(spectrum, 'json', `${name}.json`), 'utf8'))].flat();
  // The suite's own two files disagree about one phone number.
  for (const record of expected)
    if (record['Contact Phone Number']) record['Contact Phone Number'] = '2095257564';
  expect(records).toEqual(expected);
});

const header = 'customer_email,customer_first_name,customer_last_name,listing_url,customer_phone,amount';

test('takes good rows, fills in phone and amount, and says why others are left out', () => {
  const file = readOrderFile(
    [
      header,
      'a@x.example,Ana,"Díaz, Jr.",https://homes.example/1,(555) 010-0100,1500',
      'b@x.example,Ben,Lee,https://homes.example/2',
      'c@x.example,Cy,,https://homes.example/3,,',
      'd@x.example,Di',
      '',
      'e@x.example,Ed,Fox,https://homes.example/5,,29.99',
      'f@x.example,Flo,Ng,https://homes.example/6,,free',
    ].join('\r\n'),
  );
  expect(
    file.orders.map(({ row, customer_last_name, customer_phone, amount }) => [
      row,
      customer_last_name,
      customer_phone,
      amount,
    ]),
  ).toEqual([
    [2, 'Díaz, Jr.', '(555) 010-0100', 1500],
    [3, 'Lee', '', 2999],
    [8, 'Ng', '', 2999],
  ]);
  expect(file.skipped).toEqual([
    { row: 4, reason: 'Missing customer_last_name' },
    { row: 5, reason: 'Too few cells' },
    { row: 7, reason: 'The amount must be whole cents, such as 2999' },
  ]);
});

test('rows are numbered as a spreadsheet shows them', () => {
  const file = readOrderFile(
    [
      '',
      header,
      '  ',
      'a@x.example,"Ana\r\n\r\nMaria",Lee,https://homes.example/1',
      '',
      '',
      'b@x.example,Ben,,https://homes.example/2',
      ',,,',
      'c@x.example,Cy,Fox,https://homes.example/3',
      '',
    ].join('\r\n'),
  );
  expect(file.orders.map(({ row, customer_first_name }) => [row, customer_first_name])).toEqual([
    // A cell with line breaks makes one taller row, not more rows.
    [4, 'Ana\r\n\r\nMaria'],
    [9, 'Cy'],
  ]);
  expect(file.skipped.map(({ row }) => row)).toEqual([7, 8]);
});

test.each([
  ['', 'CSV file must have at least a header row and one data row'],
  [header, 'CSV file must have at least a header row and one data row'],
  [`${header}\n\n \n`, 'CSV file must have at least a header row and one data row'],
  ['customer_email,listing_url\na,b', 'Missing required columns: customer_first_name, customer_last_name'],
  [`${header}\n,,,`, 'No valid orders to process'],
  [`${header}\na,"b`, 'Failed to parse CSV file'],
])('%j cannot be used', (text, message) => {
  expect(() => readOrderFile(text)).toThrow(message);
});

test('reads other separators, other encodings and a byte order mark', () => {
  const semicolons = `\ufeff${header.toUpperCase().replaceAll('_', ' ').replaceAll(',', ';')}\na@x.example;Zoë;Lee;https://h.example`;
  expect(readOrderFile(semicolons).orders[0]).toMatchObject({ customer_first_name: 'Zoë', amount: 2999 });
  expect(decodeText(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]))).toBe('Zoë');
});

test('a file of another kind or of 50 MB is refused before it is opened', () => {
  expect(refusalOf({ name: 'orders.xlsx', size: 1 })).toBe('Please select a CSV file');
  expect(refusalOf({ name: 'big.csv', size: 50 * 1024 * 1024 })).toBe(
    'big.csv has 50.00 MB; a CSV file may have at most 5.00 MB',
  );
  expect(refusalOf({ name: 'Orders.CSV', size: 1000 })).toBeUndefined();
});
