import { expect, test } from 'vitest';
import { brandColors, contrast, darkestPaper, lightestDark, MIN_CONTRAST } from './colors/rules.ts';
import { type Brand, isSamePerson, joinBrands, presentAgent } from './rules.ts';
import { BrandFields } from './schema.ts';

const brand: Brand = {
  name: 'Jane Smith',
  spokenName: '',
  licenseNumber: '01234567',
  brokerage: 'Lakeview Realty',
  phone: '(555) 010-0142',
  website: 'https://janesmith.example/',
  introLine: 'Lake homes, found with care.',
  color: '#1f5f8b',
  photo: { url: '/files/brands/a.jpg', width: 10, height: 10 },
  logo: null,
};

test('every chosen color is readable on paper, on dark, and as a button', () => {
  const steps = [0, 17, 34, 51, 68, 85, 102, 119, 136, 153, 170, 187, 204, 221, 238, 255];
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)));
  expect(colors).toHaveLength(4096);
  const unreadable = [null, ...colors].filter((color) => {
    const { onPaper, onDark, surface, onSurface } = brandColors(color);
    const grounds = [darkestPaper, '#fbf6ea', '#ffffff'].map((ground) => contrast(onPaper, ground));
    const dark = [lightestDark, '#11231d', '#1b352b'].map((ground) => contrast(onDark, ground));
    const label = contrast('#11231d', onDark);
    return Math.min(...grounds, ...dark, label, contrast(surface, onSurface)) < MIN_CONTRAST;
  });
  expect(unreadable).toEqual([]);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

test.each([
  ['Jane Smith', 'Jane Q. Smith', true],
  ['J. Smith', 'Jane Smith, REALTOR®', true],
  ['José Núñez', 'Jose Nunez', true],
  ['Jane Smith', 'John Smith', false],
  ['Jane Smith', 'Jane Doe', false],
  ['', 'Jane Smith', false],
])('%s and %s: the same person? %s', (one, other, expected) => {
  expect(isSamePerson(one, other)).toBe(expected);
});

test('a brand fills in what the listing leaves out, and never puts a face next to someone else’s name', () => {
  const listed = { name: 'Jane Q. Smith', brokerage: 'Lakeview Realty Group, LLC', phone: '555-1' };
  expect(presentAgent(brand, listed)).toMatchObject({
    name: 'Jane Smith',
    brokerage: 'Lakeview Realty Group, LLC',
    phone: '(555) 010-0142',
    license: 'License #01234567',
    photo: brand.photo,
  });
  const other = { ...listed, name: 'John Doe' };
  expect(presentAgent(brand, other)).toMatchObject({ ...other, photo: null, website: null, license: null });
  expect(presentAgent(null, listed)).toMatchObject({ ...listed, photo: null, color: null });
  expect(
    presentAgent({ ...brand, licenseNumber: 'DRE 0123' }, { name: null, brokerage: null, phone: null }),
  ).toMatchObject({ name: 'Jane Smith', license: 'DRE 0123' });
});

test('on a team’s home, the team’s look is combined with the agent’s own photo', () => {
  const team = { ...brand, name: 'The Lakeview Team', brokerage: 'Lakeview', color: '#0b6e4f', photo: null };
  expect(joinBrands(brand, team)).toMatchObject({
    name: 'Jane Smith',
    photo: brand.photo,
    brokerage: 'Lakeview',
    color: '#0b6e4f',
  });
  expect(joinBrands({ ...brand, name: '' }, team)).toMatchObject({ name: 'The Lakeview Team', photo: null });
  expect([joinBrands(null, team), joinBrands(brand, null), joinBrands(null, null)]).toEqual([
    team,
    brand,
    null,
  ]);
});

test.each(['javascript:alert(1)', 'https://a@b.example', 'ftp://files.example', 'localhost', 'two words'])(
  'the website %s is refused',
  (website) => {
    expect(BrandFields.safeParse({ website }).error?.issues[0]?.message).toContain('web address');
  },
);

test('a bare web address is completed; odd letters, colors and numbers are refused', () => {
  expect(BrandFields.parse({ website: 'janesmith.com' })).toMatchObject({
    website: 'https://janesmith.com',
    name: '',
  });
  for (const fields of [
    { name: 'a\u0000b' },
    { color: 'red' },
    { color: '#12345g' },
    { phone: 'call me' },
    { introLine: 'x'.repeat(141) },
  ])
    expect(BrandFields.safeParse(fields).success).toBe(false);
});
