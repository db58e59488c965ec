import { useQuery } from '@tanstack/react-query';
import type { OrderValues } from '../../../browser/order/order-values.ts';
import type { FormApi } from '../../../components/form/form-api.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { talkLengthQuery } from '../draft-query.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';

const QUIET_MS = 1000;

/** What the order says about every home, once typing has stopped. */
export function useOrderNotes({ watch }: Pick<FormApi<OrderValues>, 'watch'>) {
  const [agentName, additionalDetails] = watch(['agentName', 'additionalDetails']);
  const notes = { agentName: agentName.slice(0, 200), additionalDetails: additionalDetails.slice(0, 4000) };
  const debounced = useDebouncedValue(JSON.stringify(notes), QUIET_MS);
  return JSON.parse(debounced) as typeof notes;
}

/** Says before paying that the facts are not enough for the promised length. */
export function TalkLength({ draftId }: { draftId: string }) {
  const { data } = useQuery(talkLengthQuery(draftId, useOrderNotes(useFormContext<OrderValues>())));
  if (!data || data.length === 'full') return null;
  return (
    <Alert tone="warn">
      {data.length === 'brief'
        ? `These facts make a brief episode of about ${roughly(data.seconds)} instead of 3 to 5 minutes. Add facts, features or a description to make it longer.`
        : 'There isn’t enough here for an episode yet. Add facts, features or a description, or order now and we’ll email you a few questions.'}
    </Alert>
  );
}

/** To the half minute. */
function roughly(seconds: number): string {
  const halves = Math.max(3, Math.round(seconds / 30));
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? `${whole} minutes` : `${whole}½ minutes`;
}
