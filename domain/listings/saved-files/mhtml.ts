import { PageRefused } from '../extraction/page/parse-html.ts';
import { decodeText } from './decode-text.ts';
import type { SavedPage } from './saved-page.ts';

const maxParts = 3_000;
const tooManyParts = 'This file has too many parts to be read.';

/** Whether the bytes begin with the headers of a page saved as one file. */
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

/** The page of an MHTML file with its own address; pictures that it holds are named by the address they came from. */
export function readMhtml(bytes: Uint8Array): SavedPage {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const top = readHeaders(text.slice(0, text.search(/\r?\n\r?\n/)));
  const boundary = /boundary="?([^";\s]{1,200})"?/i.exec(top.get('content-type') ?? '')?.[1];
  if (!boundary) throw new PageRefused('This file is damaged: its parts cannot be told apart.');
  const mark = `--${boundary}`;
  let page: SavedPage | null = null;
  const pictures = new Map<string, string>();
  let parts = 0;
  for (let at = text.indexOf(mark); at >= 0; ) {
    const start = at + mark.length;
    if (text.startsWith('--', start)) break;
    const end = text.indexOf(mark, start);
    if (++parts > maxParts) throw new PageRefused(tooManyParts);
    const part = text.slice(start, end < 0 ? text.length : end).replace(/^\r?\n/, '');
    const gap = /\r?\n\r?\n/.exec(part);
    const headers = readHeaders(part.slice(0, gap?.index ?? 0));
    const type = headers.get('content-type') ?? '';
    const location = headers.get('content-location') ?? '';
    if (!page && gap && /^text\/html/i.test(type)) {
      const body = decodeBody(
        part.slice(gap.index + gap[0].length),
        headers.get('content-transfer-encoding') ?? '',
      );
      const charset = /charset="?([\w-]+)/i.exec(type)?.[1];
      const url = top.get('snapshot-content-location') ?? location;
      page = { content: decodeText(body, charset), url: /^https?:/i.test(url) ? url : null };
    }
    const id = /^<(.+)>$/.exec(headers.get('content-id') ?? '')?.[1];
    if (id && /^image\//i.test(type) && /^https?:/i.test(location)) pictures.set(id, location);
    at = end;
  }
  if (!page) throw new PageRefused('This file holds no page.');
  const content = page.content.replace(
    /cid:([^"'\s)>]{3,200})/g,
    (whole, id: string) => pictures.get(id) ?? whole,
  );
  return { ...page, content };
}
