import { queryClient } from '../query-client.ts';
import { type DraftAnswer, draftQuery } from './draft-query.ts';

export function readDraft(draftId: string): Promise<DraftAnswer> {
  return queryClient.fetchQuery(draftQuery(draftId));
}
