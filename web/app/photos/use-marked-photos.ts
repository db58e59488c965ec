import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedMark, MarkedPhoto, MarkedPhotos } from '#domain/listings/photos/origins/schema.ts';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '#domain/listings/sheet/rules.ts';
import { ApiError, request } from '../../browser/api.ts';
import { sendFile } from '../../browser/send-file.ts';
import { notify } from '../../components/ui/notify.ts';
import { productionKey } from '../account/podcasts/production-key.ts';

const FAILED = 'We couldn’t upload this photo. Check your connection and try again.';

/** The photos of an order and what can be said about them. Everything is saved at once. */
export function useMarkedPhotos(podcastId: string) {
  const queries = useQueryClient();
  const queryKey = ['marked-photos', podcastId];
  const found = useQuery({
    queryKey,
    queryFn: () => request('GET /api/podcasts/:podcastId/photos', { podcastId }),
  });
  const show = (photos: MarkedPhotos) => {
    queries.setQueryData(queryKey, photos);
    // Of two pending responses, the older one may arrive last.
    void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: productionKey(podcastId) });
  };
  const onError = (error: Error) => notify.error(error.message);
  const save = useMutation({
    mutationFn: (marks: EditedMark[]) =>
      request('POST /api/podcasts/:podcastId/photos', { podcastId, marks }),
    onSuccess: show,
    onError,
  });
  const send = useMutation({
    mutationFn: ({ url, file }: { url: string; file: File }) => {
      if (file.size > MAX_PHOTO_BYTES) throw new ApiError(400, 'invalid', PHOTO_TOO_LARGE);
      return sendFile<MarkedPhotos>({
        path: `/podcasts/${podcastId}/photo-originals?${new URLSearchParams({ of: url })}`,
        file,
        contentType: file.type || 'application/octet-stream',
        failed: FAILED,
        onProgress: () => {},
      });
    },
    onSuccess: show,
    onError,
  });

  return {
    found,
    sendingUrl: send.isPending ? send.variables.url : null,
    /** Without the original: one may have arrived that this screen doesn't know of yet. */
    mark({ url, kind, edits, isLeftOut }: MarkedPhoto, change: Partial<Omit<EditedMark, 'url'>>) {
      save.mutate([{ url, kind, edits, isLeftOut, ...change }]);
    },
    /** Confirms that there is nothing else to mark. */
    confirm: () => save.mutate([]),
    addOriginal: (url: string, file: File) => send.mutate({ url, file }),
  };
}
