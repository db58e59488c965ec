import { PageRefused } from '../extraction/page/parse-html.ts';
import { BinaryPlist } from './binary-plist.ts';
import { decodeText } from './decode-text.ts';
import { canBePhoto, NO_PAGE, type SavedPage, type SavedPicture } from './saved-page.ts';

const maxResources = 3_000;
const maxPictures = 400;

/** The page of a Safari web archive, with its original URL and its pictures. */
export function readWebArchive(bytes: Uint8Array): SavedPage {
  const list = new BinaryPlist(bytes);
  const textOf = (dictionary: number, key: string) => {
    const object = list.find(dictionary, key);
    return object === null ? null : list.text(object);
  };
  const dataOf = (dictionary: number) => {
    const object = list.find(dictionary, 'WebResourceData');
    return object === null ? null : list.data(object);
  };
  const main = list.find(list.top, 'WebMainResource');
  const data = main === null ? null : dataOf(main);
  if (main === null || !data) throw new PageRefused(NO_PAGE);
  const resources = list.find(list.top, 'WebSubresources');
  const pictures: SavedPicture[] = [];
  for (const resource of resources === null ? [] : list.list(resources, maxResources)) {
    const url = textOf(resource, 'WebResourceURL');
    const body = pictures.length < maxPictures && url ? dataOf(resource) : null;
    if (url && body && canBePhoto(textOf(resource, 'WebResourceMIMEType') ?? '', body.length))
      pictures.push({ url, bytes: Uint8Array.from(body) });
  }
  return {
    content: decodeText(data, textOf(main, 'WebResourceTextEncodingName') ?? undefined),
    url: textOf(main, 'WebResourceURL'),
    pictures,
  };
}

/** The same, if Safari wrote the archive as XML. */
export function readXmlWebArchive(text: string): SavedPage {
  const main = text.slice(text.indexOf('<key>WebMainResource</key>'));
  const data = dataIn(main);
  if (!data) throw new PageRefused(NO_PAGE);
  const pictures: SavedPicture[] = [];
  const from = text.indexOf('<key>WebSubresources</key>');
  const resources = from < 0 ? [] : text.slice(from).split('<dict>', maxResources).slice(1);
  for (const resource of resources) {
    const type = /<key>WebResourceMIMEType<\/key>\s*<string>([^<]{1,100})</.exec(resource)?.[1] ?? '';
    const [url, body] = [urlIn(resource), dataIn(resource)];
    if (pictures.length < maxPictures && url && body && canBePhoto(type, body.length * 0.73))
      pictures.push({ url, bytes: Buffer.from(body, 'base64') });
  }
  return { content: decodeText(Buffer.from(data, 'base64')), url: urlIn(main), pictures };
}

function dataIn(dictionary: string): string | undefined {
  return /<key>WebResourceData<\/key>\s*<data>([^<]*)<\/data>/.exec(dictionary)?.[1];
}

function urlIn(dictionary: string): string | null {
  const url = /<key>WebResourceURL<\/key>\s*<string>([^<]{1,2000})<\/string>/.exec(dictionary)?.[1];
  return url?.replaceAll('&amp;', '&') ?? null;
}
