import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../browser/api.ts';
import { followChanges } from '../../../browser/follow-changes.ts';
import { notify } from '../../../components/ui/notify.ts';

const keyOf = (podcastId: string) => ['updates', podcastId];
export type Updates = Awaited<ReturnType<typeof loadUpdates>>;

export const loadUpdates = (podcastId: string) =>
  request('GET /api/podcasts/:podcastId/updates', { podcastId });

/** The updates of a home; the list refreshes while they are recorded. */
export function useUpdates(podcastId: string) {
  const queries = useQueryClient();
  useEffect(
    () =>
      followChanges(({ table, id }) => {
        const isOurs = table === '*' || (table === 'episode_updates' && id === podcastId);
        if (isOurs) void queries.invalidateQueries({ queryKey: keyOf(podcastId) });
      }),
    [queries, podcastId],
  );
  return useQuery({ queryKey: keyOf(podcastId), queryFn: () => loadUpdates(podcastId) });
}

/** A change whose response is the new list. A refusal shows its reason. */
export function useUpdatesChange<Input>(podcastId: string, change: (input: Input) => Promise<Updates>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => queries.setQueryData(keyOf(podcastId), answer),
    onError: (error) => notify.error(error.message),
  });
}
