import { expect, test } from 'vitest';
import { knownOpenHouse } from './known-open-house.ts';

const today = '2026-11-15';
const told = (text: string) => knownOpenHouse([{ text, written: '2026-11-14' }], today);

test.each([
  ['Open house Sunday, November 22, from 1 to 3 pm. The roof is new.', '2026-11-22', '13:00', '15:00'],
  ['Open House: Sat Nov. 21st 11-1', '2026-11-21', '11:00', '13:00'],
  ['OPEN HOUSE 11/22 1:30-4PM', '2026-11-22', '13:30', '16:00'],
  ['Open house 11/22/26, 10 a.m. to 12 p.m.', '2026-11-22', '10:00', '12:00'],
  ['Open-house on 2026-11-29 14:00–16:30', '2026-11-29', '14:00', '16:30'],
  ['Join us Sunday, Nov 22, 2-4 pm for our open house', '2026-11-22', '14:00', '16:00'],
  ['Open house this Sunday 12-2', '2026-11-15', '12:00', '14:00'],
  ['There is an open house January 9.', '2027-01-09', '13:00', '15:00'],
  ['Open house Nov 1, 1-3 pm. Second open house Nov 29, 9-11 am.', '2026-11-29', '09:00', '11:00'],
])('%s', (text, date, start, end) => {
  expect(told(text)).toEqual({ date, start, end });
});

test.each([
  'No open house planned.',
  'Open house November 1, 1-3 pm',
  'Open house 2/31',
  'Open house in spring, $1,200-1,500 a month',
  'The house is open on November 22',
  '',
])('%s: nothing to fill in', (text) => {
  expect(told(text)).toBeUndefined();
});

test('a bare weekday of a page says nothing: nobody knows when it was written', () => {
  expect(knownOpenHouse([{ text: 'Open house Sunday 1-3 pm' }], today)).toBeUndefined();
  expect(knownOpenHouse([{ text: 'Open house Nov 22, 1-3 pm' }], today)?.date).toBe('2026-11-22');
});
