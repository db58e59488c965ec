import sharp, { type Sharp } from 'sharp';
import { photoFormat } from '../images/photo-format.ts';

const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 20;

/**
 * A photo with its rotation applied. Refuses drawings and documents unread, and small files that unpack to
 * gigabytes.
 */
export function openPhoto(bytes: Uint8Array): Sharp {
  if (!photoFormat(bytes)) throw new Error('This is not a photo.');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS }).rotate();
}
