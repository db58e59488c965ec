import { accessToken } from './access-token.ts';
import { ApiError } from './api.ts';

type Sending = {
  path: string;
  file: File;
  contentType: string;
  /** The message if the server sends none. */
  failed: string;
  onProgress: (percent: number) => void;
};

/** Uploads a file and reports the progress in percent. */
export async function sendFile<Answer>({
  path,
  file,
  contentType,
  failed,
  onProgress,
}: Sending): Promise<Answer> {
  const token = await accessToken();
  // Unlike fetch, XMLHttpRequest reports upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('Content-Type', contentType);
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(Math.round((loaded / Math.max(total, 1)) * 100));
  return new Promise((done, fail) => {
    request.onload = () => {
      const { error } = (request.response ?? {}) as { error?: { code: string; message: string } };
      if (request.status < 300) done(request.response as Answer);
      else fail(new ApiError(request.status, error?.code ?? 'internal', error?.message || failed));
    };
    request.onerror = () => fail(new ApiError(0, 'offline', failed));
    request.send(file);
  });
}
