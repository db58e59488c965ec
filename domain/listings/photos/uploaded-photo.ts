import type { OpenedFile, Storage } from '#adapters/storage/contract.ts';

const PATH = '/listing-uploads/';
const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/;

/** Private: `/files` doesn't serve it, so other sites can't use us to host pictures. */
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
  return uploadedPhotoKey(siteUrl, url) !== undefined;
}

/** Where the photo behind such an address is stored; undefined for any other address. */
export function uploadedPhotoKey(siteUrl: string, url: string): string | undefined {
  const folder = `${siteUrl}${PATH}`;
  const id = url.startsWith(folder) ? uploadIdOf(url.slice(folder.length)) : undefined;
  return id && uploadKey(id);
}
