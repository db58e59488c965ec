import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '#domain/listings/sheet/rules.ts';
import { ApiError } from '../../../browser/api.ts';
import { sendFile } from '../../../browser/send-file.ts';
import type { DraftAnswer } from '../draft-query.ts';
import { showAnswer } from './save-sheet.ts';

export type PhotoUpload = {
  id: string;
  name: string;
  percent: number;
  problem: string;
  /** Sending the same file again may help. */
  canRetry: boolean;
  file: File;
  /** The edited photo that this is the original of. */
  originalOf?: string;
};

const FAILED = 'We couldn’t send this photo. Check your connection and try again.';

/** Sends photos one after the other, so that they arrive in the order they were chosen. */
export function usePhotoUploads(draftId: string) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());

  const update = useCallback((id: string, change: Partial<PhotoUpload>) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }, []);

  const forget = useCallback((id: string) => setUploads((all) => all.filter((one) => one.id !== id)), []);

  const send = useCallback(
    async ({ id, file, originalOf }: PhotoUpload) => {
      try {
        if (file.size > MAX_PHOTO_BYTES) throw new ApiError(400, 'invalid', PHOTO_TOO_LARGE);
        const answer = await sendFile<DraftAnswer>({
          path: `/listing-drafts/${draftId}/photos?${new URLSearchParams({ name: file.name, ...(originalOf && { originalOf }) })}`,
          file,
          contentType: file.type || 'application/octet-stream',
          failed: FAILED,
          onProgress: (percent) => update(id, { percent }),
        });
        showAnswer(queries, draftId, answer);
        forget(id);
      } catch (error) {
        const canRetry = !(error instanceof ApiError && error.code === 'invalid');
        update(id, { problem: error instanceof Error ? error.message : FAILED, canRetry });
      }
    },
    [draftId, queries, update, forget],
  );

  const add = useCallback(
    (files: readonly File[], originalOf?: string) => {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        percent: 0,
        problem: '',
        canRetry: true,
        file,
        ...(originalOf && { originalOf }),
      }));
      setUploads((all) => [...all, ...added]);
      // After those that were added a moment ago, too.
      last.current = last.current.then(async () => {
        for (const upload of added) await send(upload);
      });
    },
    [send],
  );

  const retry = useCallback(
    (upload: PhotoUpload) => {
      update(upload.id, { problem: '', percent: 0 });
      return send(upload);
    },
    [send, update],
  );

  return { uploads, add, retry, forget };
}
