import { useQuery } from '@tanstack/react-query';
import type { OrderValues } from '../../../browser/order/order-values.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { SampleLines } from '../../../components/sample-lines.tsx';
import { talkLengthQuery } from '../draft-query.ts';
import { useOrderNotes } from './talk-length.tsx';

/** What the hosts would say about this home, written from its facts as they are now. */
export function EpisodeSample({ draftId }: { draftId: string }) {
  const { data } = useQuery(talkLengthQuery(draftId, useOrderNotes(useFormContext<OrderValues>())));
  if (!data?.sample) return null;
  return <SampleLines {...data.sample} />;
}
