import { expect, test } from 'vitest';
import type { Flyer } from './contract.ts';
import { printFlyer, smallPrint } from './flyer.ts';

const flyer: Flyer = {
  address: '14 Heron Point Road',
  cityLine: 'Larkmere, VT 05852',
  price: '$1,250,000',
  badge: 'Just listed',
  facts: ['4 beds', '3.5 baths'],
  paragraph: 'A home by the lake.',
  features: ['Dock', 'Fire pit'],
  photo: null,
  qrUrl: 'https://hearthcast.example/listings/heron?src=flyer',
  agent: { name: 'Maya Lind', brokerage: 'Lakeshore Realty', phone: '(555) 010-7788' },
  disclaimer: null,
};

const long = (words: string, times: number) => Array(times).fill(words).join(' ');

test.each([
  ['plain', flyer],
  [
    'bare',
    {
      ...flyer,
      cityLine: null,
      price: null,
      badge: null,
      facts: [],
      paragraph: null,
      features: [],
      agent: { name: null, brokerage: null, phone: null },
    },
  ],
  [
    'overfull',
    {
      ...flyer,
      address: long('Northwest Martin Luther King Boulevard', 4),
      facts: Array(12).fill('4 beds'),
      paragraph: long('A home by the lake with a dock.', 90),
      features: Array(60).fill(long('A feature that goes on and on', 8)),
      disclaimer: long('Data deemed reliable.', 60),
    },
  ],
  ['with a photo that cannot be read', { ...flyer, photo: new Uint8Array([1, 2, 3]) }],
])('one page of US Letter: %s', async (_, given) => {
  const pdf = Buffer.from(await printFlyer(given as Flyer)).toString('latin1');
  expect(pdf.startsWith('%PDF-1.')).toBe(true);
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toContain('/MediaBox [0 0 612 792]');
});

test.each([
  [null, 'Equal housing opportunity. Information deemed reliable but not guaranteed.'],
  ['Data deemed reliable.', 'Equal housing opportunity. Data deemed reliable.'],
  [
    'Information deemed reliable but not guaranteed. Equal Housing Opportunity.',
    'Information deemed reliable but not guaranteed. Equal Housing Opportunity.',
  ],
  [
    '© Lakeview MLS',
    'Equal housing opportunity. Information deemed reliable but not guaranteed. © Lakeview MLS',
  ],
])('the small print says each thing once: %s', (disclaimer, printed) => {
  expect(smallPrint(disclaimer)).toBe(printed);
});

test('an SVG that claims to be a photo is not printed', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';
  const [drawn, bare] = await Promise.all([
    printFlyer({ ...flyer, photo: Buffer.from(svg) }),
    printFlyer({ ...flyer, photo: null }),
  ]);
  expect(Math.abs(drawn.length - bare.length)).toBeLessThan(64);
});
