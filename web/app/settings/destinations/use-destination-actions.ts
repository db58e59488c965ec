import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DestinationView } from '#domain/destinations/schema.ts';
import { request } from '../../../browser/api.ts';
import { notify } from '../../../components/ui/notify.ts';

/** The actions of a destination's buttons. Each one reloads the list afterward. */
export function useDestinationActions({ id: destinationId, isEnabled }: DestinationView) {
  const queries = useQueryClient();
  const after = {
    onError: (error: Error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['lead-destinations'] }),
  };
  const test = useMutation({
    mutationFn: () => request('POST /api/lead-destinations/:destinationId/test', { destinationId }),
    onError: after.onError,
  });
  const toggle = useMutation({
    mutationFn: () =>
      request('PATCH /api/lead-destinations/:destinationId', { destinationId, isEnabled: !isEnabled }),
    ...after,
  });
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/lead-destinations/:destinationId', { destinationId }),
    onSuccess: () => notify.success('Destination deleted.'),
    ...after,
  });
  return { test, toggle, remove };
}
