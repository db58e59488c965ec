import { accessToken } from '../../browser/session.ts';

const FAILED = 'Failed to upload podcast. Please try again.';

/** Sends a recording for a listing and tells how far it is. Throws with words for a person. */
export async function sendAudio(
  listingId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const token = await accessToken();
  // Only this kind of request tells how much of a file has gone out.
  const request = new XMLHttpRequest();
  request.open('POST', `/functions/v1/upload-podcast?listingId=${encodeURIComponent(listingId)}`);
  request.setRequestHeader('Content-Type', 'audio/mpeg');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(Math.round((loaded / Math.max(total, 1)) * 100));
  await new Promise<void>((done, fail) => {
    request.onload = () => {
      const { error } = (request.response ?? {}) as { error?: { message?: string } };
      if (request.status < 300) done();
      else fail(new Error(error?.message || FAILED));
    };
    request.onerror = () => fail(new Error(FAILED));
    request.send(file);
  });
}
