import { sentPhotoUrl } from '../photos/sent-photo.ts';
import { canBePhoto, type SavedPicture } from './saved-page.ts';

const maxPictures = 60;
const maxStreams = 20_000;
const maxDictionary = 2_000;

/**
 * The photos of a PDF in file order. Flyers contain them as whole JPEG files, which we take unchanged; nothing is
 * decoded or drawn.
 */
export function findPdfPictures(bytes: Uint8Array): SavedPicture[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pictures = new Map<string, SavedPicture>();
  let streams = 0;
  for (let at = file.indexOf('stream'); at >= 0 && ++streams <= maxStreams; ) {
    const from = at + 'stream'.length + (file[at + 6] === 0x0d ? 2 : 1);
    const end = file.indexOf('endstream', from);
    if (end < 0 || pictures.size >= maxPictures) break;
    const body = file.subarray(from, endOfBody(file, end));
    const isJpeg = body[0] === 0xff && body[1] === 0xd8 && body[2] === 0xff;
    if (isJpeg && canBePhoto('image/jpeg', body.length) && isWholeFile(file, at)) {
      const url = sentPhotoUrl(body);
      pictures.set(url, { url, bytes: Uint8Array.from(body) });
    }
    at = file.indexOf('stream', end + 'endstream'.length);
  }
  return [...pictures.values()];
}

/** A line break before `endstream` isn't part of the picture. */
function endOfBody(file: Buffer, end: number): number {
  const isBreak = (at: number) => file[at] === 0x0a || file[at] === 0x0d;
  return isBreak(end - 1) ? (isBreak(end - 2) ? end - 2 : end - 1) : end;
}

/** The dictionary before a stream says how it's packed; skip masks and pictures that are packed twice. */
function isWholeFile(file: Buffer, at: number): boolean {
  const before = file.subarray(Math.max(0, at - maxDictionary), at).toString('latin1');
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
  return /\/Filter\s*\[?\s*\/DCTDecode\s*\]?/.test(dictionary) && /\/Subtype\s*\/Image\b/.test(dictionary);
}
