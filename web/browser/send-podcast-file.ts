import { ApiError } from './api.ts';
import { accessToken } from './session.ts';

type Target = { podcastId: string } | { listingId: string };
type Answer = { podcastId: string; fileUrl: string; slug: string; durationSeconds: number };

const FAILED = 'Failed to upload podcast. Please try again.';

/** Sends an audio file as it is and tells how much of it has gone out, in percent. */
export async function sendPodcastFile(
  target: Target,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Answer> {
  const token = await accessToken();
  // Only this kind of request tells how much of a file has gone out.
  const request = new XMLHttpRequest();
  request.open('POST', `/functions/v1/upload-podcast?${new URLSearchParams(target)}`);
  request.setRequestHeader('Content-Type', file.type || 'audio/mpeg');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(Math.round((loaded / Math.max(total, 1)) * 100));
  return new Promise((done, fail) => {
    request.onload = () => {
      const { error } = (request.response ?? {}) as { error?: { code: string; message: string } };
      if (request.status < 300) done(request.response as Answer);
      else fail(new ApiError(request.status, error?.code ?? 'internal', error?.message || FAILED));
    };
    request.onerror = () => fail(new ApiError(0, 'offline', FAILED));
    request.send(file);
  });
}
