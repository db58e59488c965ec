import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfListingDay, listingDay } from './listing-day.ts';

const nowhere = { latitude: null, longitude: null, zipCode: '', city: '', state: '' };
const evening = new Date('2026-11-16T05:30:00Z');

test.each([
  ['by its ZIP code', { zipCode: '97201' }, '2026-11-15'],
  ['by its ZIP code and four', { zipCode: '10021-1234' }, '2026-11-16'],
  ['by a Canadian code', { zipCode: 'V6B 1A1' }, '2026-11-15'],
  ['by its town', { city: 'Portland', state: 'OR' }, '2026-11-15'],
  ['by its coordinates', { zipCode: '10021', latitude: 43.615, longitude: -116.2023 }, '2026-11-15'],
  ['on the western side of a divided state', { zipCode: '79901' }, '2026-11-15'],
  ['in Arizona', { zipCode: '85001' }, '2026-11-15'],
  ['in Hawaii', { zipCode: '96801' }, '2026-11-15'],
  ['with an unknown place', {}, '2026-11-16'],
  ['with an invented place', { zipCode: '00000', city: 'Larkmere', state: 'VT' }, '2026-11-16'],
  ['with a place off the map', { latitude: 400, longitude: 0 }, '2026-11-16'],
])('the local day of a home %s', (_, place, day) => {
  expect(listingDay({ ...nowhere, ...place }, evening)).toBe(day);
});

test('without a listing it is the day in New York', () => {
  expect(listingDay(null, evening)).toBe('2026-11-16');
});

test.each([
  ['2026-03-08T04:59:59Z', '2026-03-07'],
  ['2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  ['2026-11-01T03:59:59Z', '2026-10-31'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02'],
])('daylight saving time begins and ends: %s is %s in New York', (moment, day) => {
  expect(listingDay({ ...nowhere, zipCode: '10021' }, new Date(moment))).toBe(day);
});

test('days only move forward, and are never more than a day from the one in Greenwich', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom('10021', '60622', '85001', '97201', '99501', '96801'),
      (at, zipCode) => {
        const day = listingDay({ ...nowhere, zipCode }, at);
        const next = listingDay({ ...nowhere, zipCode }, new Date(at.getTime() + 3_600_000));
        const behind = (Date.parse(at.toISOString().slice(0, 10)) - Date.parse(day)) / 86_400_000;
        return day <= next && (behind === 0 || behind === 1);
      },
    ),
  );
});

test.each([
  ['10021', '2026-03-08', '2026-03-09T04:00:00.000Z'],
  ['10021', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  ['97201', '2026-11-15', '2026-11-16T08:00:00.000Z'],
  ['96801', '2026-11-15', '2026-11-16T10:00:00.000Z'],
])('in %s the day %s ends at %s', (zipCode, day, moment) => {
  expect(endOfListingDay({ ...nowhere, zipCode }, day).toISOString()).toBe(moment);
});
