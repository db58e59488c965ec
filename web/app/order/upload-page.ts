import type { Functions } from '#api/contract.ts';
import type { Output } from '#api/operation.ts';
import { PAGE_TOO_LARGE } from '#domain/listings/sheet/rules.ts';
import { ApiError } from '../../browser/api.ts';
import { NO_CONNECTION } from '../../browser/no-connection.ts';

export type UploadedPage = Output<Functions['read-pasted-listing']>;
export type PageToUpload = { file: File } | { html: string } | { text: string };

/** The server's limit, less the form around the page. */
const MAX_BYTES = 24 * 1024 * 1024 - 10_000;

/** Uploads a page as a form, because it may be too large for an API call. It is read into the draft, if there is one. */
export async function uploadPage(
  page: PageToUpload,
  { link, draftId }: { link: string; draftId: string },
): Promise<UploadedPage> {
  const body = new FormData();
  for (const [name, part] of Object.entries(page)) {
    // As a file: text fields change line endings.
    const file = part instanceof File ? part : new File([part], 'page', { type: 'text/plain' });
    if (file.size > MAX_BYTES) throw new ApiError(400, 'invalid', PAGE_TOO_LARGE);
    body.set(name, file);
  }
  body.set('url', link);
  body.set('draftId', draftId);
  const response = await fetch('/listing-drafts', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
  }).catch(() => {
    throw new ApiError(0, 'offline', NO_CONNECTION);
  });
  const answer = (await response.json().catch(() => ({}))) as UploadedPage & {
    error?: { code: string; message: string };
  };
  if (response.ok) return answer;
  const { code = 'internal', message = 'We couldn’t send the page. Please try again.' } = answer.error ?? {};
  throw new ApiError(response.status, code, message);
}
