import { useQueries } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderLink, OrderValues } from '../../browser/order/order-values.ts';
import { talkLengthQuery } from './draft-query.ts';
import { useOrderNotes } from './sheet/talk-length.tsx';

/** How many of the homes have too few facts for an episode of the promised length, as far as we know. */
export function useBriefCount(
  form: Pick<UseFormReturn<OrderValues>, 'watch'>,
  links: readonly OrderLink[],
): number {
  const notes = useOrderNotes(form);
  const lengths = useQueries({
    queries: links
      .filter(({ draftId }) => draftId !== '')
      .map(({ draftId }) => talkLengthQuery(draftId, notes)),
  });
  return lengths.filter(({ data }) => data !== undefined && data.length !== 'full').length;
}
