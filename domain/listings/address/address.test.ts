import { describe, expect, it } from 'vitest';
import { isStreetLine, joinUnit, parseAddress } from './parse-address.ts';
import { repairAddress } from './repair-address.ts';
import { isAddressPlaceholder } from './rules.ts';
import { slugAddress } from './slug-address.ts';
import { toStateCode } from './states.ts';
import { splitUnit, streetKey } from './street-key.ts';
import { tidyCase } from './tidy-case.ts';

describe('parseAddress', () => {
  it.each([
    ['12 Oak St, Springfield, IL 62704', '12 Oak St', 'Springfield', 'IL', '62704'],
    ['12 Oak St, Springfield, IL 62704-1234', '12 Oak St', 'Springfield', 'IL', '62704'],
    ['12 Oak St Apt 4B, Springfield, IL 62704', '12 Oak St Apt 4B', 'Springfield', 'IL', '62704'],
    [
      '12 Oak St, Unit 4B, Springfield, Illinois 62704, USA',
      '12 Oak St, Unit 4B',
      'Springfield',
      'IL',
      '62704',
    ],
    ['12 Oak St Springfield, IL 62704', '12 Oak St', 'Springfield', 'IL', '62704'],
    [
      '304 Hawk Hollow, Fairview, TX 75069 | MLS #2117 | Portal',
      '304 Hawk Hollow',
      'Fairview',
      'TX',
      '75069',
    ],
    [
      'House for sale at 9 W Elm Ave, Salt Lake City, UT 84101 - 3 Beds',
      '9 W Elm Ave',
      'Salt Lake City',
      'UT',
      '84101',
    ],
    ['3 Bed Home For Sale: 41 Birch Ln, Dover, DE', '41 Birch Ln', 'Dover', 'DE', null],
    ['500 King St W #801, Toronto, ON M5V 1L9', '500 King St W #801', 'Toronto', 'ON', 'M5V 1L9'],
    ['7714 COUNTY ROAD 12, ST. LOUIS, MO 63101', '7714 County Road 12', 'St. Louis', 'MO', '63101'],
    ['W1234 Lake Rd, Elkhorn, WI 53121', 'W1234 Lake Rd', 'Elkhorn', 'WI', '53121'],
    ['100 Main St\nAustin, TX 78701', '100 Main St', 'Austin', 'TX', '78701'],
  ])('reads %s', (text, street, city, state, zip) => {
    expect(parseAddress(text)).toEqual({ street, city, state, zip });
  });

  it('returns the place without a street if no street is stated', () => {
    expect(parseAddress('Homes for sale in Portland, OR 97201')).toEqual({
      street: null,
      city: 'Portland',
      state: 'OR',
      zip: '97201',
    });
    expect(parseAddress('A sunny kitchen with new counters')).toBeNull();
  });

  it('stays fast on long hostile text', () => {
    const started = performance.now();
    parseAddress('1 a, '.repeat(100_000));
    parseAddress('1 '.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('streets', () => {
  it('recognizes two spellings of one street', () => {
    expect(streetKey('12 North Oak Street')).toBe(streetKey('12 N. OAK ST'));
    expect(streetKey('12 Oak St Unit 4B', { withUnit: true })).toBe(
      streetKey('12 Oak Street #4b', { withUnit: true }),
    );
    expect(streetKey('12 Oak St #5B', { withUnit: true })).not.toBe(
      streetKey('12 Oak St #16A', { withUnit: true }),
    );
  });

  it('splits and joins units', () => {
    expect(splitUnit('12 Oak St, Unit 4')).toEqual({ street: '12 Oak St', unit: 'Unit 4' });
    expect(splitUnit('12 Oak St').unit).toBeNull();
    expect(splitUnit('7420 E 5th Ave B')).toEqual({ street: '7420 E 5th Ave', unit: '#B' });
    expect(splitUnit('5107 County Road 200').unit).toBeNull();
    expect(splitUnit('12 Avenue B').unit).toBeNull();
    expect(splitUnit('9 Oak Ave S').unit).toBeNull();
    expect(splitUnit('1207 - 88 Harbourview Cres')).toEqual({ street: '88 Harbourview Cres', unit: '#1207' });
    expect(joinUnit('12 Oak St', '4B')).toBe('12 Oak St #4B');
    expect(joinUnit('12 Oak St', 'Apt 4B')).toBe('12 Oak St Apt 4B');
    expect(joinUnit('12 Oak St #4B', '4B')).toBe('12 Oak St #4B');
    expect(joinUnit('12 Oak St', 'N/A')).toBe('12 Oak St');
  });

  it('distinguishes streets from other lines that begin with a number', () => {
    expect(isStreetLine('12 Oak St')).toBe(true);
    expect(isStreetLine('3 beds 2 baths')).toBe(false);
    expect(isStreetLine('25 photos')).toBe(false);
    expect(isStreetLine('Lot 12 Quarry Rd')).toBe(true);
  });

  it('converts names in all caps and leaves the rest alone', () => {
    expect(tidyCase('LAKE FOREST')).toBe('Lake Forest');
    expect(tidyCase('MCKINNEY')).toBe('McKinney');
    expect(tidyCase('LaGrange')).toBe('LaGrange');
  });
});

describe('placeholders and repair', () => {
  it.each(['Address not available', 'Unknown', 'TBD', 'N/A', '', 'Address withheld'])(
    'recognizes %j',
    (text) => {
      expect(isAddressPlaceholder(text)).toBe(true);
    },
  );

  it('fills city and state from the ZIP and keeps stated values', () => {
    expect(repairAddress({ street: '12 Oak St', city: 'Unknown', state: null, zip: '62704' })).toEqual({
      street: '12 Oak St',
      city: 'Springfield',
      state: 'IL',
      zip: '62704',
    });
    expect(repairAddress({ street: null, city: 'Leland Grove', state: 'IL', zip: '62704' }).city).toBe(
      'Leland Grove',
    );
  });

  it('fills from coordinates only if no border is near', () => {
    expect(
      repairAddress(
        { street: null, city: null, state: null, zip: null },
        { latitude: 39.8, longitude: -89.65 },
      ).state,
    ).toBe('IL');
    expect(
      repairAddress(
        { street: null, city: null, state: null, zip: null },
        { latitude: 38.63, longitude: -90.19 },
      ).state,
    ).toBeNull();
  });

  it('recognizes states by code and name', () => {
    expect(toStateCode('il')).toBe('IL');
    expect(toStateCode('West Virginia')).toBe('WV');
    expect(toStateCode('Narnia')).toBeNull();
  });
});

describe('slugAddress', () => {
  it.each([
    [
      'https://x.test/homedetails/304-Oak-Dr-McKinney-TX-75072/5310_zpid/',
      '304 Oak Dr',
      'McKinney',
      'TX',
      '75072',
    ],
    [
      'https://x.test/detail/304-Oak-Dr_McKinney_TX_75072_M12345-67890',
      '304 Oak Dr',
      'McKinney',
      'TX',
      '75072',
    ],
    ['https://x.test/TX/McKinney/304-Oak-Dr-75072/home/123', '304 Oak Dr', 'McKinney', 'TX', '75072'],
    [
      'https://x.test/TX/Mc-Kinney/304-Oak-Dr-75072/unit-4B/home/1',
      '304 Oak Dr #4B',
      'Mc Kinney',
      'TX',
      '75072',
    ],
    ['https://x.test/detail/304-Oak-Dr_McKinney_TX_75072_M1-2', '304 Oak Dr', 'McKinney', 'TX', '75072'],
  ])('reads %s', (url, street, city, state, zip) => {
    expect(slugAddress(url)).toMatchObject({ street, city, state, zip });
  });

  it('returns null if there is none', () => {
    expect(slugAddress('https://x.test/about')).toBeNull();
    expect(slugAddress('::::')).toBeNull();
  });
});
