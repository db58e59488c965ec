import { useMutation, useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { ActionText } from '../data-table.tsx';
import { ORDERS } from '../use-live-orders.ts';

/** A refund takes everything offline; staff can put it back. */
export function OnlineSwitch({ order, whose }: { order: AdminPodcast; whose: string }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      request('POST /api/podcasts/:podcastId/online', { podcastId: order.id, isOnline: !order.isOnline }),
    onSuccess: ({ isOnline }) =>
      notify.success(
        isOnline ? 'The page and the episode are online again.' : 'The page and the episode are offline.',
      ),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });
  if (order.status !== 'cancelled') return null;
  const [label, Icon] = order.isOnline ? (['Take offline', EyeOff] as const) : (['Put online', Eye] as const);
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={change.isPending}
      aria-label={`${label}: the order ${whose}`}
      title={`${label}: the order ${whose}`}
      onClick={() => change.mutate()}
    >
      <Icon aria-hidden="true" /> <ActionText>{label}</ActionText>
    </Button>
  );
}
