import { expect, test } from 'vitest';
import { isProvisionalSlug, provisionalSlug, slugCandidates } from './listing-slug.ts';
import { toListingUrl } from './rules.ts';

const place = { address: '12 Piñon Pl #4B', city: "Coeur d'Alene", state: 'ID', zipCode: '83814' };

test('slugs are readable, then more exact, then numbered', () => {
  expect([...slugCandidates(place)].slice(0, 4)).toEqual([
    '12-pinon-pl-4b-coeur-dalene',
    '12-pinon-pl-4b-coeur-dalene-id',
    '12-pinon-pl-4b-coeur-dalene-id-83814',
    '12-pinon-pl-4b-coeur-dalene-2',
  ]);
});

test('without a street, the link or the city names the home; without any, there is no readable slug', () => {
  const nowhere = { address: 'TBD', city: '', state: '', zipCode: '' };
  const link = 'https://homes.example/12-Oak-St-Springfield-IL-62704/';
  expect([...slugCandidates(nowhere, link)][0]).toBe('12-oak-st-springfield');
  expect([...slugCandidates({ ...nowhere, city: 'Bend' })][0]).toBe('home-in-bend');
  expect([...slugCandidates(nowhere)]).toEqual([]);
});

test('hostile and long text makes a short plain slug', () => {
  const [slug] = slugCandidates({ ...place, address: `1 <script>/../${'x'.repeat(500)}` });
  expect(slug).toMatch(/^[a-z0-9-]{3,80}$/);
});

test('a provisional slug is recognized as such', () => {
  expect(isProvisionalSlug(provisionalSlug())).toBe(true);
  expect(isProvisionalSlug('home-in-bend')).toBe(false);
});

test.each([
  ['homes.example/1', 'https://homes.example/1'],
  [' https://Homes.Example/1?utm_source=a&id=2#x ', 'https://homes.example/1?id=2'],
  ['http://localhost:3000/samples/a', 'http://localhost:3000/samples/a'],
  ['javascript:alert(1)', undefined],
  ['mailto:a@b.example', undefined],
  ['https://a:b@homes.example', undefined],
  ['nonsense', undefined],
  ['two words.example', undefined],
  ['', undefined],
])('the link %j is normalized to %j', (given, expected) => {
  expect(toListingUrl(given)).toBe(expected);
});
