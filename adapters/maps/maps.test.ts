import { expect, test } from 'vitest';
import { createGoogleMaps } from './google-maps.ts';
import { createOpenStreetMap } from './open-street-map.ts';

const place = {
  address: '12 Hurdle Hill Rd',
  city: 'Bend',
  state: 'OR',
  zipCode: '97701',
  latitude: 44.05,
  longitude: -121.31,
};

test('OpenStreetMap shows coordinates and nothing else', () => {
  const maps = createOpenStreetMap();
  const url = new URL(maps.embedUrl(place) as string);
  expect(url.origin).toBe('https://www.openstreetmap.org');
  expect(url.searchParams.get('marker')).toBe('44.05000,-121.31000');
  expect(maps.embedUrl({ ...place, latitude: null })).toBeNull();
  expect(maps.embedUrl({ latitude: 0, longitude: 0 })).toBeNull();
});

test('Google Maps gets the street address, else the coordinates, else nothing', () => {
  const maps = createGoogleMaps({ apiKey: 'k&y' });
  const url = new URL(maps.embedUrl(place) as string);
  expect(url.searchParams.get('q')).toBe('12 Hurdle Hill Rd, Bend, OR 97701');
  expect(url.searchParams.get('key')).toBe('k&y');
  expect(maps.embedUrl({ latitude: 1.5, longitude: 2 })).toContain('q=1.5%2C2');
  expect(maps.embedUrl({ address: ' ' })).toBeNull();
});
