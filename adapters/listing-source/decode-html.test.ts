import { expect, test } from 'vitest';
import { decodeHtml } from './decode-html.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['header', 'text/html; charset=utf-8', Buffer.from('Café “view”'), 'Café “view”'],
  ['quoted header', 'text/html; charset="UTF-8"', Buffer.from('Café'), 'Café'],
  [
    'Latin-1 means Windows-1252',
    'text/html; charset=ISO-8859-1',
    latin1('caf\xe9 \x93view\x94'),
    'café “view”',
  ],
  ['mark wins over header', 'text/html; charset=iso-8859-1', Buffer.from('\ufeffCafé'), 'Café'],
  ['UTF-16 by mark', 'text/html', Buffer.from('\ufeffCafé', 'utf16le'), 'Café'],
  ['UTF-16 by header', 'text/html; charset=utf-16le', Buffer.from('Café', 'utf16le'), 'Café'],
  ['unknown header label', 'text/html; charset=klingon', Buffer.from('Café'), 'Café'],
  ['no statement, valid UTF-8', 'text/html', Buffer.from('Café'), 'Café'],
  ['no statement, not UTF-8', '', latin1('Caf\xe9 \x97 1\xbd baths'), 'Café — 1½ baths'],
])('%s', (_name, contentType, bytes, text) => {
  expect(decodeHtml(bytes, contentType)).toBe(text);
});

test.each([
  ['<meta charset="windows-1252">', latin1('\xe9'), 'é'],
  ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">', latin1('\xe9'), 'é'],
  ['<meta charset=shift_jis>', Buffer.from([0x89, 0xc6]), '家'],
  ['<meta charset="utf-16">', Buffer.from('é'), 'é'],
  ['<?xml version="1.0" encoding="iso-8859-1"?>', latin1('\xe9'), 'é'],
])('the page itself says %s', (head, bytes, text) => {
  expect(decodeHtml(Buffer.concat([Buffer.from(head), bytes]), 'text/html')).toBe(`${head}${text}`);
});
