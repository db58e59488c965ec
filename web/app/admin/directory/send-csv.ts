import type { Functions } from '#api/contract.ts';
import type { Output } from '#api/operation.ts';
import { sendFile } from '../../../browser/send-file.ts';

export type ImportKind = 'import-businesses' | 'import-reviews';
export type Report = Output<Functions['import-businesses']>;

/** Uploads a CSV file of businesses or reviews. */
export function sendCsv(
  kind: ImportKind,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Report> {
  return sendFile({
    path: `/functions/v1/${kind}`,
    file,
    contentType: 'text/csv',
    failed: 'We couldn’t send the file. Please try again. Rows already imported stay.',
    onProgress,
  });
}
