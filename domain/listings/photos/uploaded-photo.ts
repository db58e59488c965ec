import { buffer } from 'node:stream/consumers';
import type { ListingSource } from '#adapters/listing-source/contract.ts';
import type { OpenedFile, Storage } from '#adapters/storage/contract.ts';

const PATH = '/listing-uploads/';
const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/;

/** Private: `/files` doesn't serve it, so we are no place to host pictures for other sites. */
export const uploadFolder = 'private/uploads';

export function uploadKey(id: string): string {
  return `${uploadFolder}/${id}.jpg`;
}

/** Where an uploaded photo is shown. Nobody can guess the id. */
export function uploadUrl(siteUrl: string, id: string): string {
  return `${siteUrl}${PATH}${id}.jpg`;
}

/** The id in the file name of an upload. */
export function uploadIdOf(fileName: string): string | undefined {
  return pattern.exec(fileName)?.[1];
}

/** The file behind a name, if there is one. Changes nothing. */
export async function openUpload(
  ctx: { storage: Pick<Storage, 'open'> },
  fileName: string,
): Promise<OpenedFile | undefined> {
  const id = uploadIdOf(fileName);
  return id ? ctx.storage.open(uploadKey(id)) : undefined;
}

export function isUploadUrl(siteUrl: string, url: string): boolean {
  return readUploadId(siteUrl, url) !== undefined;
}

function readUploadId(siteUrl: string, url: string): string | undefined {
  const folder = `${siteUrl}${PATH}`;
  return url.startsWith(folder) ? uploadIdOf(url.slice(folder.length)) : undefined;
}

/** Reads uploaded photos from storage and everything else from the web, so that no caller has to tell them apart. */
export function withUploadedPhotos(
  source: ListingSource,
  { siteUrl, storage }: { siteUrl: string; storage: Storage },
): ListingSource {
  return {
    fetchPage: (url) => source.fetchPage(url),
    async fetchImage(url) {
      const id = readUploadId(siteUrl, url);
      if (!id) return source.fetchImage(url);
      const opened = await storage.open(uploadKey(id));
      if (!opened) return { kind: 'refused', reason: 'http_status', message: 'This photo is gone.' };
      return { kind: 'image', url, contentType: 'image/jpeg', bytes: await buffer(opened.stream) };
    },
  };
}
