import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { resultReport } from './result-report.ts';

test('reports every row in order, and no cell reads as a formula', () => {
  const order = {
    row: 2,
    customer_email: '=HYPERLINK("http://x.example")@x.example',
    customer_first_name: 'A',
    customer_last_name: 'B',
    listing_url: 'https://homes.example/a,b',
    customer_phone: '',
    amount: 2999,
  };
  const results = [
    { row: 4, success: true, message: 'Order created', podcast_id: 'an-id' },
    { row: 2, success: false, message: '+1', podcast_id: null },
  ];
  const report = readCsv(resultReport([order], [{ row: 3, reason: 'Too few cells' }], results));
  expect(report).toEqual([
    ['row', 'result', 'message', 'podcast_id', 'customer_email', 'listing_url'],
    ['2', 'failed', "'+1", '', `'=HYPERLINK("http://x.example")@x.example`, 'https://homes.example/a,b'],
    ['3', 'skipped', 'Too few cells', '', '', ''],
    ['4', 'created', 'Order created', 'an-id', '', ''],
  ]);
});
