import { useQuery, useQueryClient } from '@tanstack/react-query';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

const FEW = 3;

/** How many recovery codes are left, and a way to get new ones. */
export function RecoveryCodes() {
  const queries = useQueryClient();
  const codes = useQuery({
    queryKey: ['recovery-codes'],
    queryFn: () => request('GET /api/recovery-codes', {}),
  });
  if (codes.isPending) return <Skeleton className="h-16 w-full" />;
  if (codes.isError)
    return (
      <ErrorState
        title="We couldn’t load your recovery codes"
        onRetry={() => codes.refetch()}
        retrying={codes.isFetching}
      >
        {codes.error.message}
      </ErrorState>
    );
  const { left } = codes.data;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-3 border-rule border-t pt-5">
      <LifeBuoy aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-ink-soft" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          Recovery codes
          <Badge tone={left > FEW ? 'good' : 'warn'}>{left > 0 ? `${left} left` : 'None'}</Badge>
        </p>
        <p className="text-ink-soft text-sm">They let you in if you lose your app or phone.</p>
      </div>
      <NewRecoveryCodes
        hasOldCodes={left > 0}
        onCreated={() => queries.invalidateQueries({ queryKey: ['recovery-codes'] })}
      />
    </div>
  );
}
