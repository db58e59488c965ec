import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadDeliveryView } from '#domain/destinations/schema.ts';
import { request } from '../../browser/api.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { formatAgo } from '../format-date.ts';

const states = {
  pending: { tone: 'info', text: 'On its way' },
  delivered: { tone: 'good', text: 'Delivered' },
  failed: { tone: 'bad', text: 'Not delivered' },
  unsure: { tone: 'warn', text: 'Not confirmed' },
} as const;

type LeadDeliveryProps = { delivery: LeadDeliveryView; title: string; canResend: boolean };

/** One lead at one destination: its state, the destination's response, and a retry if it didn't arrive. */
export function LeadDelivery({ delivery, title, canResend }: LeadDeliveryProps) {
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () => request('POST /api/lead-deliveries/:deliveryId/resend', { deliveryId: delivery.id }),
    onSuccess: () => notify.success('We’re sending it again.'),
    onError: (error) => notify.error(error.message),
    onSettled: async () => {
      for (const name of ['leads', 'lead-destinations', 'lead-deliveries'])
        await queries.invalidateQueries({ queryKey: [name] });
    },
  });
  const isFailed = delivery.status === 'failed';
  const { tone, text } = states[isFailed && delivery.isUnsure ? 'unsure' : delivery.status];
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={tone}>{text}</Badge>
        <span className="min-w-0 break-words font-medium text-sm">{title}</span>
        <span className="text-ink-soft text-sm">{formatAgo(delivery.deliveredAt ?? delivery.createdAt)}</span>
        {isFailed && canResend && (
          <Button
            variant="secondary"
            size="sm"
            loading={resend.isPending}
            onClick={() => resend.mutate()}
            aria-label={`Send again: ${title}`}
          >
            Send again
          </Button>
        )}
      </div>
      {delivery.answer && <p className="break-words text-ink-soft text-sm">{delivery.answer}</p>}
    </li>
  );
}
