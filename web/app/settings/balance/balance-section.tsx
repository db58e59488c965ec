import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCents } from '#domain/podcasts/rules.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { Statement } from './statement.tsx';
import { TopUpForm } from './top-up-form.tsx';
import { useReturnedPayment } from './use-returned-payment.ts';

export function BalanceSection() {
  useReturnedPayment();
  const balance = useInfiniteQuery({
    queryKey: ['balance'],
    queryFn: ({ pageParam }) => request('GET /api/balance', pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const [first] = balance.data?.pages ?? [];
  const entries = balance.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <SettingsPart
      title="Balance"
      explanation={<p>Orders from your programs are paid from here. Each order takes its price once.</p>}
    >
      {balance.isPending && <Skeleton className="h-24 w-full" />}
      {balance.isError && (
        <ErrorState
          title="Your balance could not be loaded"
          onRetry={() => balance.refetch()}
          retrying={balance.isFetching}
        >
          {balance.error.message}
        </ErrorState>
      )}
      {first && (
        <>
          <p className="font-display text-5xl tabular-nums">{formatCents(first.balanceCents)}</p>
          <TopUpForm />
          <Statement entries={entries} />
          {balance.hasNextPage && (
            <Button
              variant="secondary"
              loading={balance.isFetchingNextPage}
              onClick={() => balance.fetchNextPage()}
            >
              Show earlier entries
            </Button>
          )}
        </>
      )}
    </SettingsPart>
  );
}
