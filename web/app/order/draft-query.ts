import { queryOptions } from '@tanstack/react-query';
import type { Data } from '#api/contract.ts';
import type { Output } from '#api/operation.ts';
import { request } from '../../browser/api.ts';

export type DraftAnswer = Output<Data['GET /api/listing-drafts/:draftId']>;

/** Only this form changes a draft, and it caches every response here, so the draft is loaded once. */
export function draftQuery(draftId: string) {
  return queryOptions({
    queryKey: ['listing-draft', draftId],
    queryFn: () => request('GET /api/listing-drafts/:draftId', { draftId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** How long the episode will be with the current sheet; requested again when the sheet changes. */
export function talkLengthQuery(draftId: string, order: { agentName: string; additionalDetails: string }) {
  return queryOptions({
    queryKey: ['talk-length', draftId, order],
    queryFn: () => request('POST /api/listing-drafts/:draftId/estimate', { draftId, ...order }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
