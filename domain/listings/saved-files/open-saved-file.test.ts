import { gzipSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { writeBinaryPlist } from '#tests/support/binary-plist.ts';
import { listingPage, testPhoto } from '#tests/support/listing-site.ts';
import { createPageReader } from '../page-reader.ts';
import { sentPhotoUrl } from '../photos/sent-photo.ts';
import { openSavedFile } from './open-saved-file.ts';
import { findPdfPictures } from './pdf-pictures.ts';

const page = `<!doctype html><html><head><title>7 Café Row, Bend, OR 97701</title></head><body>
  <h1>7 Café Row, Bend, OR 97701</h1><p>$525,000</p><p>3 beds 2.5 baths 1,850 sqft</p></body></html>`;
const latin = Buffer.from(page.replaceAll('é', '\xe9'), 'latin1');
const wide = Buffer.from(page, 'utf16le');
const swapped = Buffer.from(wide).swap16();
const mark = (...bytes: number[]) => Buffer.from(bytes);

async function factsOf(bytes: Uint8Array) {
  const { reading } = await createPageReader().readSent(bytes, null);
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
  expect(await openSavedFile(bytes)).toMatchObject({ url: 'https://homes.example/7-cafe-row', pictures: [] });
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
  expect(await openSavedFile(binary)).toEqual({
    content: page,
    url: 'https://homes.example/7-cafe-row',
    pictures: [],
  });
  const xml = `<?xml version="1.0"?><plist version="1.0"><dict><key>WebMainResource</key><dict><key>WebResourceData</key>
    <data>${Buffer.from(page).toString('base64')}</data><key>WebResourceURL</key><string>https://homes.example/?a=1&amp;b=2</string></dict></dict></plist>`;
  expect(await openSavedFile(Buffer.from(xml))).toEqual({
    content: page,
    url: 'https://homes.example/?a=1&b=2',
    pictures: [],
  });
});

const photo = await testPhoto(1);
const small = await testPhoto(2, 240);
const gallery = (...sources: string[]) =>
  `<div class="gallery">${sources.map((src) => `<img src="${src}" width="1200" height="800" alt="Porch">`).join('')}</div>`;
const withGallery = (...sources: string[]) => page.replace('</body>', `${gallery(...sources)}</body>`);

/** The photos of a file and the bytes that came with them. */
async function photosOf(file: Uint8Array | string) {
  const { reading, photos } = await createPageReader().readSent(file, null);
  if (!reading.readable) throw new Error(reading.reason);
  const { photos: named, photoCaptions } = reading.facts;
  return { named: named.value, captions: photoCaptions.value, sent: photos };
}

test('photos inside an MHTML file come with it, referenced by URL or by number', async () => {
  const imagePart = (headers: string, bytes: Buffer) =>
    `------Part--x\r\nContent-Type: image/jpeg\r\n${headers}Content-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
  const html = withGallery('https://img.example/a.jpg', 'cid:two@x', 'https://img.example/elsewhere.jpg');
  const parts =
    htmlPart(html.replaceAll('=', '=3D').replaceAll('é', '=C3=A9')) +
    imagePart('Content-Location: https://img.example/a.jpg\r\n', photo) +
    imagePart('Content-ID: <two@x>\r\n', small);
  const { named, captions, sent } = await photosOf(Buffer.from(mhtml(parts), 'latin1'));
  expect(named).toEqual([sentPhotoUrl(photo), sentPhotoUrl(small), 'https://img.example/elsewhere.jpg']);
  expect(sent.map(({ bytes }) => Buffer.from(bytes))).toEqual([photo, small]);
  expect(captions?.[sentPhotoUrl(photo)]).toBe('Porch');
});

test('photos inside a Safari web archive come with it, except those that are too small or not shown', async () => {
  const resource = (name: string, bytes: Buffer, type = 'image/jpeg') => ({
    WebResourceData: bytes,
    WebResourceMIMEType: type,
    WebResourceURL: `https://homes.example/${name}`,
  });
  const html = withGallery('/photos/a.jpg', 'photos/front.jpg');
  const main = { WebResourceData: Buffer.from(html), WebResourceURL: 'https://homes.example/7' };
  const extra = [
    resource('photos/a.jpg', photo),
    resource('photos/front.jpg', Buffer.alloc(900)),
    resource('x.js', photo, 'text/javascript'),
    resource('photos/unused.jpg', small),
  ];
  const binary = writeBinaryPlist({ WebMainResource: main, WebSubresources: extra });
  const { sent, named } = await photosOf(binary);
  expect(sent).toEqual([{ url: sentPhotoUrl(photo), bytes: new Uint8Array(photo) }]);
  expect(named).toEqual([sentPhotoUrl(photo), 'https://homes.example/photos/front.jpg']);
  const dictionary = ({
    WebResourceData,
    WebResourceMIMEType,
    WebResourceURL,
  }: ReturnType<typeof resource>) =>
    `<dict><key>WebResourceData</key><data>${WebResourceData.toString('base64')}</data><key>WebResourceMIMEType</key><string>${WebResourceMIMEType}</string><key>WebResourceURL</key><string>${WebResourceURL}</string></dict>`;
  const xml = `<plist><dict><key>WebMainResource</key>${dictionary({ ...resource('7', Buffer.from(html)) })}<key>WebSubresources</key><array>${extra.map(dictionary).join('')}</array></dict></plist>`;
  expect((await photosOf(Buffer.from(xml))).sent.map(({ url }) => url)).toEqual([sentPhotoUrl(photo)]);
});

test('photos embedded in pasted HTML come with it, and a page says where it was saved from', async () => {
  const inline = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const icon = `data:image/png;base64,${Buffer.alloc(60).toString('base64')}`;
  const html = `<!-- saved from url=(0028)https://homes.example/7-cafe -->${withGallery(inline, icon, 'https://img.example/b.jpg')}`;
  const { named, sent } = await photosOf(html);
  expect(named).toEqual([sentPhotoUrl(photo), 'https://img.example/b.jpg']);
  expect(sent).toHaveLength(1);
  expect((await openSavedFile(html)).url).toBe('https://homes.example/7-cafe');
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

test('the photos of a PDF flyer come with it', async () => {
  const pdf = await writePdf((document) => {
    flyer(document);
    document.image(photo, { width: 400 }).image(small, { width: 100 }).image(photo, { width: 200 });
  });
  const { named, sent } = await photosOf(pdf);
  expect(named).toEqual([sentPhotoUrl(photo), sentPhotoUrl(small)]);
  expect(sent.map(({ bytes }) => Buffer.from(bytes))).toEqual([photo, small]);
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
  ['a gzip bomb', () => gzipSync(Buffer.alloc(80 * 1024 * 1024)), 'The page is too large to read.'],
  ['a broken gzip', () => gzipSync(page).subarray(0, 60), 'This file is damaged.'],
  ['a page of 50 MB', () => Buffer.alloc(50 * 1024 * 1024, 'x'), 'The page is too large to read.'],
  ['MHTML of many parts', () => Buffer.from(mhtml(million)), 'This file has too many parts to read.'],
  ['MHTML without a page', () => Buffer.from(mhtml('')), 'There’s no page in this file.'],
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
  ['a picture', () => mark(0xff, 0xd8, 0xff, 0xe0, 0, 0), 'This is a picture. Save the page as HTML or PDF.'],
  [
    'a Word file',
    () => Buffer.from('PK\x03\x04abc'),
    'We can’t read Word or zip files. Save the page as HTML or PDF.',
  ],
  [
    'random bytes',
    () => Buffer.from(Array.from({ length: 400 }, (_, n) => (n * 37) % 256)),
    'This file isn’t a web page, text or PDF.',
  ],
];

test.each(refused)('%s is refused with a clear sentence', async (_, make, sentence) => {
  await expect(Promise.resolve(make()).then(openSavedFile)).rejects.toThrow(sentence);
});

test('pages made to waste time are refused with a sentence', async () => {
  const { readSent } = createPageReader();
  const parts = Buffer.from(mhtml('------Part--x\r\n\r\n'.repeat(1_000_000)));
  await expect(readSent(parts, null)).rejects.toThrow('This file has too many parts to read.');
  const pictures = '<img src="data:image/jpeg;base64,AAAA">'.repeat(300_000);
  await expect(readSent(pictures, null)).rejects.toThrow('The page has too many elements to read.');
  const words = readSent('One home after the other. '.repeat(50_000), null);
  await expect(words).rejects.toThrow('This text is too long to be one listing.');
  expect(findPdfPictures(Buffer.from('stream\nendstream\n'.repeat(1_000_000)))).toEqual([]);
});

test('a text file is read as text', async () => {
  const text = '9 Mill Race, Bend, OR 97701\n$525,000\n3 beds\n2.5 baths\n1,850 sq ft';
  expect((await factsOf(Buffer.from(text, 'utf16le'))).street.value).toBe('9 Mill Race');
  expect((await factsOf(Buffer.from(listingPage({ street: '1 Thread Street' })))).street.value).toBe(
    '1 Thread Street',
  );
});
