import { useQuery } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';
import { StatTile } from '../../components/ui/stat-tile.tsx';
import { ORDERS } from './use-live-orders.ts';

/** The figures above the tabs. */
export function AdminSummary() {
  const summary = useQuery({
    queryKey: [ORDERS, 'summary'],
    queryFn: () => request('GET /api/desk/summary', {}),
  });
  const figure = (count: number | undefined) =>
    summary.isError && count === undefined ? '–' : count?.toLocaleString('en-US');
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
      <StatTile label="Orders In Progress" value={figure(summary.data?.inProgress)} />
      <StatTile label="Coming Soon" value="0" />
      <StatTile label="Ready Listings" value={figure(summary.data?.ready)} />
      <StatTile label="Total Requests" value={figure(summary.data?.total)} />
    </section>
  );
}
