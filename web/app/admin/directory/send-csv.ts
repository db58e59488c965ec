import type { Functions, Output } from '#api/contract.ts';
import { ApiError } from '../../../browser/api.ts';
import { accessToken } from '../../../browser/session.ts';

export type ImportKind = 'import-businesses' | 'import-reviews';
export type Report = Output<Functions['import-businesses']>;

const FAILED = 'The file could not be sent. Please try again: what was taken in already stays.';

/** Sends a CSV file as it is and tells how much of it has gone out, in percent. */
export async function sendCsv(
  kind: ImportKind,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Report> {
  const token = await accessToken();
  // Only this kind of request tells how much of a file has gone out.
  const request = new XMLHttpRequest();
  request.open('POST', `/functions/v1/${kind}`);
  request.setRequestHeader('Content-Type', 'text/csv');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(Math.round((loaded / Math.max(total, 1)) * 100));
  return new Promise((done, fail) => {
    request.onload = () => {
      const { error } = (request.response ?? {}) as { error?: { code: string; message: string } };
      if (request.status < 300) done(request.response as Report);
      else fail(new ApiError(request.status, error?.code ?? 'internal', error?.message || FAILED));
    };
    request.onerror = () => fail(new ApiError(0, 'offline', FAILED));
    request.send(file);
  });
}
