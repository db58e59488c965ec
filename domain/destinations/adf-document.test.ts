import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { VendorLead } from '#adapters/lead-vendors/contract.ts';
import { writeAdfDocument } from './adf-document.ts';

const home = {
  street: '48 Alder Lane',
  city: 'Fairhaven',
  state: 'WA',
  zip: '98225',
  price: '$785,000',
  mlsNumber: 'A1042',
  pageUrl: 'https://hearthcast.example/listings/alder',
};
const lead: VendorLead = {
  reference: 'hc-1',
  firstName: 'Bo',
  lastName: 'Li',
  email: 'bo@example.com',
  phone: '5550100142',
  message: 'Is it <still> there?',
  home,
  cameFrom: '',
  submittedAt: '2026-11-16T03:00:00.000Z',
  consent: null,
};
const site = { name: 'Hearthcast', url: 'https://hearthcast.example' };

/** The elements in their order, by path. */
function pathsOf(text: string): string[] {
  const paths: string[] = [];
  const visit = (node: { children?: unknown[]; name?: string }, path: string) => {
    const own = node.name ? `${path}/${node.name}` : path;
    if (node.name && !node.name.startsWith('?')) paths.push(own);
    for (const child of node.children ?? []) visit(child as typeof node, own);
  };
  visit(parseDocument(text, { xmlMode: true }) as never, '');
  return paths;
}

test('a lead has the elements of the format, in its order', () => {
  const text = writeAdfDocument(lead, {}, site);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>/);
  expect(text).toContain('<requestdate>2026-11-16T03:00:00.000Z</requestdate>');
  expect(text).toContain('Is it &lt;still&gt; there?');
  expect(pathsOf(text).map((path) => path.replace('/adf/prospect', ''))).toEqual([
    '/adf',
    '',
    '/id',
    '/requestdate',
    '/customer',
    '/customer/contact',
    '/customer/contact/name',
    '/customer/contact/name',
    '/customer/contact/email',
    '/customer/contact/phone',
    '/customer/comments',
    '/vendor',
    '/vendor/contact',
    '/vendor/contact/name',
    '/provider',
    '/provider/name',
    '/provider/url',
  ]);
});

test('unknown values have no element, and someone without a name is called by their address', () => {
  const text = writeAdfDocument({ ...lead, firstName: '', lastName: '', phone: '' }, {}, site);
  expect(text).not.toContain('<phone>');
  expect(text).toContain('<name part="full">bo@example.com</name>');
  expect(text).not.toMatch(/><\/(?:name|email|phone)>/);
});
