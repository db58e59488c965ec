import { gunzipSync } from 'node:zlib';
import { PageRefused, TOO_LARGE_TO_READ } from '../extraction/page/parse-html.ts';
import { decodeText } from './decode-text.ts';
import { takeInlinePictures } from './inline-pictures.ts';
import { isMhtml, readMhtml } from './mhtml.ts';
import { findPdfPictures } from './pdf-pictures.ts';
import { readPdfText } from './pdf-text.ts';
import type { SavedPage } from './saved-page.ts';
import { readWebArchive, readXmlWebArchive } from './web-archive.ts';

const maxBytes = 48 * 1024 * 1024;
const headLength = 4_096;

const SAVE_AS = 'Save the page as HTML or PDF.';
const PICTURE = `This is a picture. ${SAVE_AS}`;

/** The first bytes of files people upload by mistake. */
const foreignKinds: [mark: string, sentence: string][] = [
  ['PK\x03\x04', `We can’t read Word or zip files. ${SAVE_AS}`],
  ['\xd0\xcf\x11\xe0', `We can’t read old Word files. ${SAVE_AS}`],
  ['\xff\xd8\xff', PICTURE],
  ['\x89PNG', PICTURE],
  ['GIF8', PICTURE],
  ['RIFF', PICTURE],
  ['{\\rtf', 'We can’t read rich text files. Paste the text instead.'],
];

function unzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new PageRefused(isLarge ? TOO_LARGE_TO_READ : 'This file is damaged.');
  }
}

/**
 * Opens a listing in any form people save: HTML or text in any encoding, gzip, MHTML, a Safari web archive, a PDF
 * flyer; a string is pasted page source or text. For anything else, throws `PageRefused` with a sentence users may see.
 */
export async function openSavedFile(given: Uint8Array | string): Promise<SavedPage> {
  const saved = typeof given === 'string' ? { content: given, url: null, pictures: [] } : await unpack(given);
  const { content, pictures } = takeInlinePictures(saved.content);
  return { content, url: saved.url ?? savedFrom(content), pictures: [...saved.pictures, ...pictures] };
}

async function unpack(given: Uint8Array): Promise<SavedPage> {
  if (given.length > maxBytes) throw new PageRefused(TOO_LARGE_TO_READ);
  const bytes = given[0] === 0x1f && given[1] === 0x8b ? unzip(given) : given;
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1');
  const foreign = foreignKinds.find(([mark]) => head.startsWith(mark));
  if (foreign) throw new PageRefused(foreign[1]);
  if (head.trimStart().startsWith('%PDF-'))
    return { content: await readPdfText(bytes), url: null, pictures: findPdfPictures(bytes) };
  if (head.startsWith('bplist00')) return readWebArchive(bytes);
  if (isMhtml(head)) return readMhtml(bytes);
  const content = decodeText(bytes);
  if (isBinary(content)) throw new PageRefused('This file isn’t a web page, text or PDF.');
  return /<key>WebMainResource<\/key>/.test(content.slice(0, 2_000))
    ? readXmlWebArchive(content)
    : { content, url: null, pictures: [] };
}

/** Browsers record in a saved page where it came from. */
function savedFrom(html: string): string | null {
  return /saved from url=\(\d{4}\)(https?:\/\/[^\s<>]{1,2000})/.exec(html.slice(0, headLength))?.[1] ?? null;
}

/** Text has almost no control characters. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, headLength);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted.
  const controls = sample.match(/[\0-\x08\x0e-\x1f\ufffd]/g)?.length ?? 0;
  return controls > Math.max(2, sample.length * 0.05);
}
