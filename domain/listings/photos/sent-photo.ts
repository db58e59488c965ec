import { createHash } from 'node:crypto';

/** A photo whose bytes came with the page that someone sent us. */
export type SentPhoto = { url: string; bytes: Uint8Array };

/** No server can have a name that ends in .invalid, so such a URL is never requested over the network. */
const origin = 'https://sent-photo.invalid/';

/** Not public: only copies without the camera's data are shown. */
export const sentPhotoFolder = 'private/sent-photos';

/** The URL of a sent photo among a listing's photos. It is derived from the bytes. */
export function sentPhotoUrl(bytes: Uint8Array): string {
  return `${origin}${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`;
}

/** Where the bytes behind such an address are stored; undefined for any other address. */
export function sentPhotoKey(url: string): string | undefined {
  const hash = url.startsWith(origin) ? sentPhotoHash(url) : undefined;
  return hash && `${sentPhotoFolder}/${hash.slice(0, 2)}/${hash}`;
}

/** The hash in the address or the key of a sent photo. */
export function sentPhotoHash(name: string): string | undefined {
  return /^(?:https:\/\/sent-photo\.invalid|private\/sent-photos\/[0-9a-f]{2})\/([0-9a-f]{32})(?:\.jpg)?$/.exec(
    name,
  )?.[1];
}
