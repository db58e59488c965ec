import { expect, test } from 'vitest';
import { adviceFor, type Device, findPortal, portals, waysOnDevice } from './rules.ts';

const nameOf = (link: string) => findPortal(link)?.name;

test('portals are recognized only by their host', () => {
  expect(nameOf('https://www.zillow.com/homedetails/1')).toBe('Zillow');
  expect(nameOf(' Realtor.COM/realestateandhomes-detail/7-Elm ')).toBe('Realtor.com');
  expect(nameOf('https://www.redfin.com./OR/Bend')).toBe('Redfin');
  expect(nameOf('https://www.realtor.ca/real-estate/1')).toBe('Realtor.ca');
  expect(nameOf('https://www.domain.com.au/1-elm')).toBe('Domain');
  expect(nameOf('https://notzillow.com/a')).toBeUndefined();
  expect(nameOf('https://elm.example/?from=zillow.com')).toBeUndefined();
  expect(nameOf('not a link')).toBeUndefined();
  expect(nameOf('')).toBeUndefined();
});

test('an MLS system is recognized under any association’s name', () => {
  expect(nameOf('https://matrix.somemls.example/Matrix/Public/1')).toBe('Matrix');
  expect(nameOf('https://my.flexmls.com/agent/search')).toBe('Flexmls');
  expect(nameOf('https://boise.paragonrels.com/publink/1')).toBe('Paragon');
  expect(nameOf('https://matrix-homes.example/1')).toBeUndefined();
  expect(nameOf('https://paragon.example/1')).toBeUndefined();
});

const devices: Device[] = ['computer', 'iphone', 'android'];

test.each(portals)('$name: one sentence for each device', (portal) => {
  for (const device of devices) {
    const advice = adviceFor(portal, device);
    expect(advice).toMatch(
      /^[A-Z][^.]*(?:Realtor\.com|Realtor\.ca|Homes\.com|Apartments\.com|realestate\.com\.au|Daft\.ie)?[^.]*\.$/,
    );
    expect(advice).toContain(portal.name);
    expect(advice.includes('Hearthcast button')).toBe(device === 'computer');
  }
});

test('a phone is never told to use a bookmark or an extension', () => {
  for (const device of ['iphone', 'android'] as const)
    expect(waysOnDevice[device]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/button|bookmark/)]),
    );
  expect(waysOnDevice.computer[0]).toBe('button');
  expect(new Set(portals.flatMap(({ hosts }) => hosts)).size).toBe(
    portals.flatMap(({ hosts }) => hosts).length,
  );
});
