import { PageRefused } from '../extraction/page/parse-html.ts';
import { sentPhotoUrl } from '../photos/sent-photo.ts';
import { decodeText } from './decode-text.ts';
import { canBePhoto, NO_PAGE, type SavedPage, type SavedPicture, TOO_MANY_PARTS } from './saved-page.ts';

const maxParts = 3_000;
const maxPictures = 400;

/** Whether the bytes start with the headers of a page saved as one file. */
export function isMhtml(head: string): boolean {
  return (
    /^(?:[\w-]+:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){1,30}/.test(head) &&
    /^content-type:\s*multipart\/(?:related|mixed|alternative)/im.test(head) &&
    /^(?:mime-version|from|subject|snapshot-content-location):/im.test(head)
  );
}

type Headers = Map<string, string>;

function readHeaders(text: string): Headers {
  const joined = text.slice(0, 20_000).replace(/\r?\n[ \t]+/g, ' ');
  return new Map(
    joined.split(/\r?\n/).flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0
        ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const]
        : [];
    }),
  );
}

function decodeQuotedPrintable(text: string): Uint8Array {
  const joined = text.replace(/=[ \t]*\r?\n/g, '');
  const bytes = new Uint8Array(joined.length);
  let length = 0;
  for (let at = 0; at < joined.length; at++) {
    const code = joined.charCodeAt(at);
    const hex = code === 61 ? joined.slice(at + 1, at + 3) : '';
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      bytes[length++] = Number.parseInt(hex, 16);
      at += 2;
    } else bytes[length++] = code;
  }
  return bytes.subarray(0, length);
}

function decodeBody(body: string, encoding: string): Uint8Array {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64');
  return /quoted/i.test(encoding) ? decodeQuotedPrintable(body) : Buffer.from(body, 'latin1');
}

type Part = { type: string; encoding: string; location: string; id: string | undefined; body: string };

/** The parts of the file one by one; the file's own headers define the separator. */
function* partsOf(text: string, boundary: string): Generator<Part> {
  const mark = `--${boundary}`;
  let parts = 0;
  for (let at = text.indexOf(mark); at >= 0; ) {
    const start = at + mark.length;
    if (text.startsWith('--', start)) return;
    const end = text.indexOf(mark, start);
    if (++parts > maxParts) throw new PageRefused(TOO_MANY_PARTS);
    const part = text.slice(start, end < 0 ? text.length : end).replace(/^\r?\n/, '');
    const gap = /\r?\n\r?\n/.exec(part);
    if (gap) {
      const headers = readHeaders(part.slice(0, gap.index));
      yield {
        type: headers.get('content-type') ?? '',
        encoding: headers.get('content-transfer-encoding') ?? '',
        location: headers.get('content-location') ?? '',
        id: /^<(.+)>$/.exec(headers.get('content-id') ?? '')?.[1],
        body: part.slice(gap.index + gap[0].length),
      };
    }
    at = end;
  }
}

/** A part as a picture, under its original URL, or one of our own if the file gives none. */
function pictureOf({ type, encoding, location, body }: Part): SavedPicture | undefined {
  if (!canBePhoto(type, body.length * (/base64/i.test(encoding) ? 0.73 : 1))) return undefined;
  const bytes = decodeBody(body, encoding);
  return { url: /^https?:/i.test(location) ? location : sentPhotoUrl(bytes), bytes };
}

/** The page of an MHTML file with its own URL and its pictures, which it references by their original URLs. */
export function readMhtml(bytes: Uint8Array): SavedPage {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const top = readHeaders(text.slice(0, text.search(/\r?\n\r?\n/)));
  const boundary = /boundary="?([^";\s]{1,200})"?/i.exec(top.get('content-type') ?? '')?.[1];
  if (!boundary) throw new PageRefused('This file is damaged. We can’t tell its parts apart.');
  let page: { content: string; url: string | null } | null = null;
  const pictures: SavedPicture[] = [];
  const addresses = new Map<string, string>();
  for (const part of partsOf(text, boundary)) {
    if (!page && /^text\/html/i.test(part.type)) {
      const charset = /charset="?([\w-]+)/i.exec(part.type)?.[1];
      const url = top.get('snapshot-content-location') ?? part.location;
      const content = decodeText(decodeBody(part.body, part.encoding), charset);
      page = { content, url: /^https?:/i.test(url) ? url : null };
    }
    const picture = pictures.length < maxPictures ? pictureOf(part) : undefined;
    if (picture) pictures.push(picture);
    const address = picture?.url ?? (/^https?:/i.test(part.location) ? part.location : undefined);
    if (part.id && address && /^image\//i.test(part.type)) addresses.set(part.id, address);
  }
  if (!page) throw new PageRefused(NO_PAGE);
  const content = page.content.replace(
    /cid:([^"'\s)>]{3,200})/g,
    (whole, id: string) => addresses.get(id) ?? whole,
  );
  return { ...page, content, pictures };
}
