/** A picture whose bytes are in the file, under the URL the page uses for it. */
export type SavedPicture = { url: string; bytes: Uint8Array };

/** A page or text from a file, with its original URL if the file gives one, and its pictures. */
export type SavedPage = { content: string; url: string | null; pictures: SavedPicture[] };

/** Photo formats; icons and drawings use others. */
const photoTypes = /^image\/(?:jpe?g|png|webp|avif)\b/i;
/** Smaller files are icons, and nobody puts larger ones on a page. */
const minBytes = 4_000;
const maxBytes = 20 * 1024 * 1024;

/** Whether part of a file could be a photo of a home, by its stated type and size. */
export function canBePhoto(type: string, sizeBytes: number): boolean {
  return photoTypes.test(type) && sizeBytes >= minBytes && sizeBytes <= maxBytes;
}

export const TOO_MANY_PARTS = 'This file has too many parts to read.';
export const NO_PAGE = 'There’s no page in this file.';
