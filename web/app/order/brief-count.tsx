import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderLink, OrderValues } from '../../browser/order/order-values.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { inQueries } from '../in-queries.tsx';
import { talkLengthQuery } from './draft-query.ts';
import { useOrderNotes } from './sheet/talk-length.tsx';

type BriefCountProps = { links: readonly OrderLink[]; onCount: (count: number) => void };

/** Counts the homes with too few facts for an episode of the promised length, as far as we know. */
export const BriefCount = inQueries(CountBrief);

function CountBrief({ links, onCount }: BriefCountProps) {
  const notes = useOrderNotes(useFormContext<OrderValues>());
  const lengths = useQueries({
    queries: links
      .filter(({ draftId }) => draftId !== '')
      .map(({ draftId }) => talkLengthQuery(draftId, notes)),
  });
  const count = lengths.filter(({ data }) => data !== undefined && data.length !== 'full').length;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
