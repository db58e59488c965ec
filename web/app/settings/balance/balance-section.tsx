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

/** The balance of the account, or of one of its teams. */
export function BalanceSection({ teamId }: { teamId?: string }) {
  useReturnedPayment();
  const balance = useInfiniteQuery({
    queryKey: ['balance', teamId],
    queryFn: ({ pageParam }) => {
      const page = pageParam ? { cursor: pageParam } : {};
      return teamId
        ? request('GET /api/teams/:teamId/balance', { ...page, teamId })
        : request('GET /api/balance', page);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const [first] = balance.data?.pages ?? [];
  const entries = balance.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <SettingsPart
      title="Balance"
      explanation={
        <p>
          {teamId ? 'Team orders' : 'Orders placed through the API or an AI assistant'} are paid from this
          balance.
        </p>
      }
    >
      {balance.isPending && <Skeleton className="h-24 w-full" />}
      {balance.isError && (
        <ErrorState
          title="We couldn’t load the balance"
          onRetry={() => balance.refetch()}
          retrying={balance.isFetching}
        >
          {balance.error.message}
        </ErrorState>
      )}
      {first && (
        <>
          <p className="font-display text-5xl tabular-nums">{formatCents(first.balanceCents)}</p>
          <TopUpForm teamId={teamId} />
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
