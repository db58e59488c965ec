import { describe, expect, it } from 'vitest';
import { readArea } from './area.ts';
import { readBaths, totalOf } from './baths.ts';
import { isUnknown, readCount, readMoney, readPlainNumber, readYear } from './numbers.ts';
import { readMlsNumber } from './read-mls-number.ts';
import { readPersonName } from './read-person-name.ts';
import { readPhone } from './read-phone.ts';
import { readStatus } from './read-status.ts';
import { readType } from './read-type.ts';

describe('numbers', () => {
  it.each(['0', '--', '-', '—', 'N/A', '', null, 0, undefined, 'TBD'])('treats %j as unknown', (value) => {
    expect(isUnknown(value)).toBe(true);
  });

  it('keeps thousands together', () => {
    expect(readPlainNumber('2,849')).toBe(2849);
    expect(readPlainNumber('2,84')).toBeNull();
    expect(readPlainNumber('1.5.2')).toBeNull();
  });

  it.each([
    ['$1,250,000', 1_250_000],
    ['$ 450,000', 450_000],
    ['Price: $1.25M', 1_250_000],
    ['$450K', 450_000],
    ['450000.00', 450_000],
    ['$2,500/mo', 2_500],
  ])('reads %s', (text, amount) => {
    expect(readMoney(text)?.amount).toBe(amount);
  });

  it('recognizes what isn’t a price', () => {
    expect(readMoney('$250/sqft')).toBeNull();
    expect(readMoney('250 per sqft')).toBeNull();
    expect(readMoney('$2,500/mo')?.perMonth).toBe(true);
    expect(readMoney('C$ 899,000')?.currency).toBe('CAD');
  });

  it('reads counts and years', () => {
    expect(readCount('3 Beds')).toBe(3);
    expect(readCount('Studio')).toBe(0);
    expect(readCount('3 fireplaces')).toBeNull();
    expect(readYear('1987')).toBe(1987);
    expect(readYear('19870')).toBeNull();
  });
});

describe('baths', () => {
  it.each([
    ['2.5', 2.5],
    ['2 full, 1 half', 2.5],
    ['2 Full 1 Half Baths', 2.5],
    ['2/1', 2.5],
    ['2.1', 2.5],
    ['3 full', 3],
    ['1 full, 1 three-quarter', 2],
    ['1.75', 1.75],
    ['2F 1H', 2.5],
    ['2½ baths', 2.5],
    [3, 3],
  ])('reads %s', (value, total) => {
    const baths = readBaths(value);
    expect(baths && totalOf(baths)).toBe(total);
  });
});

describe('areas', () => {
  it.each([
    ['1,850 sqft', 1850, 'sqft'],
    ['1850 sq. ft.', 1850, 'sqft'],
    ['2,849 Square Feet', 2849, 'sqft'],
    ['0.25 acres', 0.25, 'acres'],
    ['.25 Acre', 0.25, 'acres'],
    ['120 m²', 120, 'sqm'],
  ])('reads %s', (text, amount, unit) => {
    expect(readArea(text)).toEqual({ amount, unit });
  });

  it('does not mistake the price per square foot for a size', () => {
    expect(readArea('$250 sqft')).toBeNull();
  });
});

describe('words', () => {
  it.each([
    ['Active', 'active'],
    ['FOR_SALE', 'active'],
    ['Active Under Contract', 'contingent'],
    ['Pending', 'pending'],
    ['Closed', 'sold'],
    ['RECENTLY_SOLD', 'sold'],
    ['Off market', 'off market'],
    ['Coming Soon', 'coming soon'],
    ['For Rent', 'for rent'],
  ])('reads the status %s', (text, status) => {
    expect(readStatus(text)).toBe(status);
  });

  it.each([
    ['SINGLE_FAMILY', 'Single family'],
    ['SingleFamilyResidence', 'Single family'],
    ['Townhouse', 'Townhouse'],
    ['Condo/Co-op', 'Co-op'],
    ['Condominium', 'Condo'],
    ['Vacant Land', 'Land'],
  ])('reads the type %s', (text, type) => {
    expect(readType(text)).toBe(type);
  });

  it('reads phones, MLS numbers and names', () => {
    expect(readPhone('tel:+1-415-203-0199')).toBe('(415) 203-0199');
    expect(readPhone('123')).toBeNull();
    expect(readMlsNumber('MLS# A1234567')).toBe('A1234567');
    expect(readMlsNumber('3030 Lending')).toBeNull();
    expect(readPersonName('Jane Q. Harrow, REALTOR®')).toBe('Jane Q. Harrow');
    expect(readPersonName('Harrow Realty Group')).toBeNull();
    expect(readPersonName('Listed by Jane Harrow DRE #01234567')).toBe('Jane Harrow');
    expect(readPersonName('Contact Agent')).toBeNull();
  });
});
