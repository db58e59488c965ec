import { createHash } from 'node:crypto';
import type { MediaType } from '../contract.ts';
import { jpegData } from './jpeg-data.ts';
import { mp3Data } from './mp3-data.ts';
import { mp4Data } from './mp4-data.ts';
import { pngData } from './png-data.ts';
import { webpData } from './webp-data.ts';

const readers: Record<MediaType, (bytes: Uint8Array) => Uint8Array[]> = {
  'image/jpeg': jpegData,
  'image/png': pngData,
  'image/webp': webpData,
  // Built of the same boxes as an MP4.
  'image/avif': mp4Data,
  'audio/mpeg': mp3Data,
  'video/mp4': mp4Data,
};

/** Hash of what people see or hear. Throws `DamagedMedia` for an incomplete file. */
export function mediaHash(bytes: Uint8Array, mediaType: MediaType): string {
  const hash = createHash('sha256').update(mediaType);
  for (const part of readers[mediaType](bytes)) hash.update(part);
  return hash.digest('hex');
}
