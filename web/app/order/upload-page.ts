import type { Functions } from '#api/contract.ts';
import type { Output } from '#api/operation.ts';
import { ApiError } from '../../browser/api.ts';

export type UploadedPage = Output<Functions['read-pasted-listing']>;

/** The server's limit. */
const MAX_BYTES = 12 * 1024 * 1024;

/** Uploads a saved page as a file, because it may be too large for a text field. */
export async function uploadPage(file: File, listingUrl: string, draftId: string): Promise<UploadedPage> {
  if (file.size > MAX_BYTES) throw new ApiError(400, 'invalid', 'This page is larger than 12 MB.');
  const body = new FormData();
  body.set('file', file);
  body.set('url', listingUrl);
  body.set('draftId', draftId);
  const response = await fetch('/listing-drafts', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
  }).catch(() => {
    throw new ApiError(0, 'offline', 'The file could not be sent. Check your connection and try again.');
  });
  const answer = (await response.json().catch(() => ({}))) as UploadedPage & {
    error?: { code: string; message: string };
  };
  if (response.ok) return answer;
  const { code = 'internal', message = 'The file could not be sent. Please try again.' } = answer.error ?? {};
  throw new ApiError(response.status, code, message);
}
