import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { DeliveryRow } from './delivery-row.tsx';

type DeliveryLogProps = { endpointId: string; canReplay: boolean };

/** What was sent to a webhook, newest first, with the responses. */
export function DeliveryLog({ endpointId, canReplay }: DeliveryLogProps) {
  const queries = useQueryClient();
  const queryKey = ['webhook-deliveries', endpointId];
  const log = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      request('GET /api/webhooks/:endpointId/deliveries', {
        endpointId,
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const replay = useMutation({
    mutationFn: (deliveryId: string) =>
      request('POST /api/webhooks/:endpointId/deliveries/:deliveryId/replay', { endpointId, deliveryId }),
    onSuccess: () => notify.success('We’re sending it again.'),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries) ?? [];
  if (log.isPending) return <Skeleton className="h-24 w-full" />;
  if (log.isError)
    return (
      <ErrorState title="We couldn’t load the log" onRetry={() => log.refetch()} retrying={log.isFetching}>
        {log.error.message}
      </ErrorState>
    );
  if (deliveries.length === 0) return <p className="text-ink-soft text-sm">Nothing has been sent yet.</p>;
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <ul
        aria-label="Delivery log"
        className="w-full divide-y divide-rule rounded-md border border-rule bg-raised"
      >
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            isBusy={replay.isPending && replay.variables === delivery.id}
            onReplay={canReplay ? () => replay.mutate(delivery.id) : undefined}
          />
        ))}
      </ul>
      {log.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          loading={log.isFetchingNextPage}
          onClick={() => log.fetchNextPage()}
        >
          Show earlier deliveries
        </Button>
      )}
    </div>
  );
}
