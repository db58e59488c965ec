import { gzipSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { writeBinaryPlist } from '#tests/support/binary-plist.ts';
import { listingPage } from '#tests/support/listing-site.ts';
import { createPageReader } from '../page-reader.ts';
import { openSavedFile } from './open-saved-file.ts';

const page = `<!doctype html><html><head><title>7 Café Row, Bend, OR 97701</title></head><body>
  <h1>7 Café Row, Bend, OR 97701</h1><p>$525,000</p><p>3 beds 2.5 baths 1,850 sqft</p></body></html>`;
const latin = Buffer.from(page.replaceAll('é', '\xe9'), 'latin1');
const wide = Buffer.from(page, 'utf16le');
const swapped = Buffer.from(wide).swap16();
const mark = (...bytes: number[]) => Buffer.from(bytes);

async function factsOf(bytes: Uint8Array) {
  const reading = await createPageReader().readFile(bytes, null);
  if (!reading.readable) throw new Error(reading.reason);
  return reading.facts;
}

test.each([
  ['UTF-8', Buffer.from(page)],
  ['UTF-8 with a mark', Buffer.concat([mark(0xef, 0xbb, 0xbf), Buffer.from(page)])],
  ['UTF-16 LE with a mark', Buffer.concat([mark(0xff, 0xfe), wide])],
  ['UTF-16 BE with a mark', Buffer.concat([mark(0xfe, 0xff), swapped])],
  ['UTF-16 LE', wide],
  ['UTF-16 BE', swapped],
  ['Windows-1252', latin],
  ['gzip', gzipSync(page)],
  ['gzip of UTF-16', gzipSync(swapped)],
])('a page saved as %s', async (_, bytes) => {
  const facts = await factsOf(bytes);
  expect([facts.street.value, facts.price.value, facts.baths.value]).toEqual(['7 Café Row', 525_000, 2.5]);
});

const mhtml = (parts: string) =>
  `From: <Saved by Blink>\r\nSnapshot-Content-Location: https://homes.example/7-cafe-row\r\nSubject: =?utf-8?Q?7?=\r\n` +
  `MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----Part--x"\r\n\r\n${parts}------Part--x--\r\n`;
const htmlPart = (body: string) =>
  `------Part--x\r\nContent-Type: text/html\r\nContent-ID: <main@mhtml.blink>\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: https://homes.example/7-cafe-row\r\n\r\n${body}\r\n`;

test('a page saved as MHTML is decoded, with its address and its photos', async () => {
  const gallery =
    '<div class=3D"gallery"><img src=3D"cid:one@x" width=3D"1200" height=3D"800"><img src=3D"https://img.exam=\r\nple/b.jpg" width=3D"1200" height=3D"800"></div>';
  const quoted = page
    .replaceAll('=', '=3D')
    .replaceAll('é', '=C3=A9')
    .replace('</body>', `${gallery}</body>`);
  const picture =
    '------Part--x\r\nContent-Type: image/jpeg\r\nContent-ID: <one@x>\r\nContent-Transfer-Encoding: base64\r\nContent-Location: https://img.example/a.jpg\r\n\r\n/9j/4AAQ\r\n';
  const bytes = Buffer.from(mhtml(htmlPart(quoted) + picture), 'latin1');
  expect((await openSavedFile(bytes)).url).toBe('https://homes.example/7-cafe-row');
  const facts = await factsOf(bytes);
  expect(facts.street.value).toBe('7 Café Row');
  expect(facts.photos.value).toEqual(['https://img.example/a.jpg', 'https://img.example/b.jpg']);
});

test('a Safari web archive, binary and as XML', async () => {
  const binary = writeBinaryPlist({
    WebMainResource: {
      WebResourceData: Buffer.from(page),
      WebResourceMIMEType: 'text/html',
      WebResourceTextEncodingName: 'UTF-8',
      WebResourceURL: 'https://homes.example/7-cafe-row',
    },
  });
  expect(await openSavedFile(binary)).toEqual({ content: page, url: 'https://homes.example/7-cafe-row' });
  const xml = `<?xml version="1.0"?><plist version="1.0"><dict><key>WebMainResource</key><dict><key>WebResourceData</key>
    <data>${Buffer.from(page).toString('base64')}</data><key>WebResourceURL</key><string>https://homes.example/?a=1&amp;b=2</string></dict></dict></plist>`;
  expect(await openSavedFile(Buffer.from(xml))).toEqual({
    content: page,
    url: 'https://homes.example/?a=1&b=2',
  });
});

function writePdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
  });
  draw(pdf);
  pdf.end();
  return done;
}

const flyer = (pdf: PDFKit.PDFDocument) =>
  pdf
    .fontSize(24)
    .text('48 Lantern Way, Bend, OR 97701')
    .fontSize(14)
    .text('Offered at $749,000')
    .text('4 bedrooms | 2.5 baths | 2,310 sq ft | Built in 1998')
    .text('MLS# 220145678')
    .text('Listed by Nell Barrow, Harbor Realty');

test('a PDF flyer', async () => {
  const facts = await factsOf(await writePdf(flyer));
  expect(facts).toMatchObject({
    street: { value: '48 Lantern Way' },
    city: { value: 'Bend' },
    price: { value: 749_000 },
    beds: { value: 4 },
    baths: { value: 2.5 },
    sqft: { value: 2310 },
    mls: { value: '220145678' },
    agent: { value: 'Nell Barrow' },
    brokerage: { value: 'Harbor Realty' },
  });
});

test('a PDF that runs a script when opened is read like any other', async () => {
  const pdf = await writePdf((document) => {
    flyer(document);
    const script = document.ref({ S: 'JavaScript', JS: new String('while (true) app.alert("x");') });
    script.end('');
    (document as unknown as { _root: { data: Record<string, unknown> } })._root.data.OpenAction = script;
  });
  expect((await factsOf(pdf)).price.value).toBe(749_000);
});

const million = htmlPart('<p>x</p>').repeat(8_000);
const refused: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
  ['a gzip bomb', () => gzipSync(Buffer.alloc(80 * 1024 * 1024)), 'The page is too large to be read.'],
  ['a broken gzip', () => gzipSync(page).subarray(0, 60), 'This file is damaged.'],
  ['a page of 50 MB', () => Buffer.alloc(50 * 1024 * 1024, 'x'), 'The page is too large to be read.'],
  ['MHTML of many parts', () => Buffer.from(mhtml(million)), 'This file has too many parts to be read.'],
  ['MHTML without a page', () => Buffer.from(mhtml('')), 'This file holds no page.'],
  ['a cut web archive', () => Buffer.from('bplist00abc'), 'This file is damaged.'],
  [
    'a web archive of nonsense',
    () => Buffer.concat([Buffer.from('bplist00'), Buffer.alloc(64, 7)]),
    'This file is damaged.',
  ],
  ['a locked PDF', () => writePdf(flyer, { userPassword: 'x' }), 'This PDF is protected by a password.'],
  ['a broken PDF', () => Buffer.from('%PDF-1.7\nnothing'), 'This PDF is damaged.'],
  [
    'a PDF of pictures',
    () => writePdf((pdf) => pdf.rect(0, 0, 100, 100).fill('red')),
    'This PDF has no text, only pictures. Paste the text of the listing instead.',
  ],
  [
    'a picture',
    () => mark(0xff, 0xd8, 0xff, 0xe0, 0, 0),
    'This is a picture. Save the page itself as HTML or PDF.',
  ],
  [
    'a Word file',
    () => Buffer.from('PK\x03\x04abc'),
    'Word and zip files cannot be read. Save the page as HTML or PDF.',
  ],
  [
    'random bytes',
    () => Buffer.from(Array.from({ length: 400 }, (_, n) => (n * 37) % 256)),
    'This file is neither a page nor a text nor a PDF.',
  ],
];

test.each(refused)('%s is refused with a clear sentence', async (_, make, sentence) => {
  await expect(Promise.resolve(make()).then(openSavedFile)).rejects.toThrow(sentence);
});

test('a text file is read as text', async () => {
  const text = '9 Mill Race, Bend, OR 97701\n$525,000\n3 beds\n2.5 baths\n1,850 sq ft';
  expect((await factsOf(Buffer.from(text, 'utf16le'))).street.value).toBe('9 Mill Race');
  expect((await factsOf(Buffer.from(listingPage({ street: '1 Thread Street' })))).street.value).toBe(
    '1 Thread Street',
  );
});
