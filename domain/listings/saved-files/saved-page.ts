/** A picture whose bytes are in the file, under the address that the page shows it by. */
export type SavedPicture = { url: string; bytes: Uint8Array };

/** A page or text out of a file, with the address it was saved from where the file says so, and the pictures in it. */
export type SavedPage = { content: string; url: string | null; pictures: SavedPicture[] };

/** Formats that photos come in; icons and drawings are others. */
const photoTypes = /^image\/(?:jpe?g|png|webp|avif)\b/i;
/** Smaller files are icons, larger ones nobody puts on a page. */
const minBytes = 4_000;
const maxBytes = 20 * 1024 * 1024;

/** Whether a part of a file can be a photo of a home, by its stated type and its size. */
export function canBePhoto(type: string, sizeBytes: number): boolean {
  return photoTypes.test(type) && sizeBytes >= minBytes && sizeBytes <= maxBytes;
}

export const TOO_MANY_PARTS = 'This file has too many parts to read.';
export const NO_PAGE = 'There’s no page in this file.';
