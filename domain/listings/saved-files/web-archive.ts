import { PageRefused } from '../extraction/page/parse-html.ts';
import { BinaryPlist } from './binary-plist.ts';
import { decodeText } from './decode-text.ts';
import type { SavedPage } from './saved-page.ts';

/** The page of a Safari web archive, with the address it was saved from. */
export function readWebArchive(bytes: Uint8Array): SavedPage {
  const list = new BinaryPlist(bytes);
  const main = list.find(list.top, 'WebMainResource');
  const field = (key: string) => (main === null ? null : list.find(main, key));
  const body = field('WebResourceData');
  const data = body === null ? null : list.data(body);
  if (!data) throw new PageRefused('This file holds no page.');
  const [url, charset] = [field('WebResourceURL'), field('WebResourceTextEncodingName')].map((object) =>
    object === null ? null : list.text(object),
  );
  return { content: decodeText(data, charset ?? undefined), url: url ?? null };
}

/** The same where Safari wrote the archive as XML. */
export function readXmlWebArchive(text: string): SavedPage {
  const main = text.slice(text.indexOf('<key>WebMainResource</key>'));
  const data = /<key>WebResourceData<\/key>\s*<data>([^<]*)<\/data>/.exec(main)?.[1];
  if (!data) throw new PageRefused('This file holds no page.');
  const url = /<key>WebResourceURL<\/key>\s*<string>([^<]{1,2000})<\/string>/.exec(main)?.[1];
  return { content: decodeText(Buffer.from(data, 'base64')), url: url?.replaceAll('&amp;', '&') ?? null };
}
