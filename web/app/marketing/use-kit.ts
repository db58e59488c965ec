import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { ApiError, request } from '../../browser/api.ts';
import { followChanges } from '../../browser/follow-changes.ts';
import { notify } from '../../components/ui/notify.ts';

const keyOf = (podcastId: string) => ['marketing', podcastId];

/** The kit, updated live, because a job or another window may change it. */
export function useKit(podcastId: string) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(podcastId),
    queryFn: () => request('GET /api/marketing/:podcastId', { podcastId }),
  });
  useEffect(
    () =>
      followChanges(({ table, id }) => {
        const isOurs = table === '*' || id === podcastId || table === 'listings';
        if (isOurs) void queries.invalidateQueries({ queryKey: keyOf(podcastId) });
      }),
    [queries, podcastId],
  );
  return query;
}

export function saveKit(queries: QueryClient, kit: MarketingKit): void {
  queries.setQueryData(keyOf(kit.podcastId), { kit });
}

/** A change to the kit. A failure shows the given sentence, a refusal its own reason. */
export function useKitChange<Input>(
  podcastId: string,
  change: (input: Input) => Promise<{ kit: MarketingKit } | undefined>,
  failure: string,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      if (answer) saveKit(queries, answer.kit);
      else await queries.invalidateQueries({ queryKey: keyOf(podcastId) });
    },
    onError: async (error) => {
      const reason =
        error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : undefined;
      notify.error(failure, reason ? { description: reason } : undefined);
      await queries.invalidateQueries({ queryKey: keyOf(podcastId) });
    },
  });
}
