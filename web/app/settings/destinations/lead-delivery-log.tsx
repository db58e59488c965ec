import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { LeadDelivery } from '../../leads/lead-delivery.tsx';

type LeadDeliveryLogProps = { destinationId: string; canResend: boolean };

/** What was sent to a destination, newest first, with its responses. */
export function LeadDeliveryLog({ destinationId, canResend }: LeadDeliveryLogProps) {
  const log = useInfiniteQuery({
    queryKey: ['lead-deliveries', destinationId],
    queryFn: ({ pageParam }) =>
      request('GET /api/lead-destinations/:destinationId/deliveries', {
        destinationId,
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries) ?? [];
  if (log.isPending) return <Skeleton className="h-24 w-full" />;
  if (log.isError)
    return (
      <ErrorState title="We couldn’t load the log" onRetry={() => log.refetch()} retrying={log.isFetching}>
        {log.error.message}
      </ErrorState>
    );
  if (deliveries.length === 0) return <p className="text-ink-soft text-sm">No leads sent there yet.</p>;
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <ul
        aria-label="Delivery log"
        className="w-full divide-y divide-rule rounded-md border border-rule bg-raised px-4"
      >
        {deliveries.map((delivery) => (
          <LeadDelivery
            key={delivery.id}
            delivery={delivery}
            title={delivery.leadName}
            canResend={canResend}
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
          Show earlier leads
        </Button>
      )}
    </div>
  );
}
