import { queryOptions } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';

/** A submitted page never changes, so it is loaded once. */
export function draftQuery(draftId: string) {
  return queryOptions({
    queryKey: ['listing-draft', draftId],
    queryFn: () => request('GET /api/listing-drafts/:draftId', { draftId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
