import { isStorageKey, MAX_KEY_LENGTH } from './contract.ts';

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  gif: 'image/gif',
  html: 'text/html',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  srt: 'application/x-subrip',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webp: 'image/webp',
  zip: 'application/zip',
};

export function checkKey(key: string): void {
  if (!isStorageKey(key))
    throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, MAX_KEY_LENGTH))}`);
}

/** A disk stores no content type with a file, so the key's ending determines it everywhere. */
export function contentTypeOf(key: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(key)?.[1] ?? '';
  return contentTypes[ending] ?? 'application/octet-stream';
}

export function checkContentType(key: string, contentType: string): void {
  const given = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (given !== contentTypeOf(key)) {
    throw new Error(`a file of type ${given} cannot be called ${key} (that is ${contentTypeOf(key)})`);
  }
}
