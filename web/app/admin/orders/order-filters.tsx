import { startTransition, useOptimistic, useTransition } from 'react';
import { type AdminSort, adminSorts } from '#domain/podcasts/admin/rules.ts';
import { type PodcastStatus, podcastStatuses } from '#domain/podcasts/status/rules.ts';
import { afterPaint } from '../../../browser/after-paint.ts';
import { cn } from '../../../components/cn.ts';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { statusLabels } from '../order-status.tsx';
import type { AdminParams } from '../use-admin-params.ts';

const sortLabels: Record<AdminSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  customer: 'Customer email, A to Z',
};

type OrderFiltersProps = { address: AdminParams; status: PodcastStatus | undefined; sort: AdminSort };

/** Filters and sorts the orders. A choice shows in its field right away, while the old rows are still on screen. */
export function OrderFilters({ address, status, sort }: OrderFiltersProps) {
  const [isPending, startPending] = useTransition();
  const [chosen, setChosen] = useOptimistic({ status: status ?? '', sort });
  function choose(name: 'status' | 'sort', value: string) {
    startPending(async () => {
      setChosen({ ...chosen, [name]: value });
      await afterPaint();
      startTransition(() => address.setParam(name, value));
    });
  }
  return (
    <div className={cn('grid grid-cols-2 gap-3 max-sm:w-full', isPending && 'opacity-60')}>
      <NativeSelect
        aria-label="Status"
        value={chosen.status}
        onChange={({ target }) => choose('status', target.value)}
      >
        <option value="">All statuses</option>
        {podcastStatuses.map((name: PodcastStatus) => (
          <option key={name} value={name}>
            {statusLabels[name]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Sort by"
        value={chosen.sort}
        onChange={({ target }) => choose('sort', target.value)}
      >
        {adminSorts.map((name) => (
          <option key={name} value={name}>
            {sortLabels[name]}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
