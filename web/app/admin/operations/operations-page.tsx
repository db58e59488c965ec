import { useQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { AdapterList } from './adapter-list.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { FailedJobsTable } from './failed-jobs-table.tsx';
import { JobsTable } from './jobs-table.tsx';
import { OperationsSummary } from './operations-summary.tsx';
import { OutboxTable } from './outbox-table.tsx';
import { OPERATIONS, REFRESH_MS } from './refresh.ts';
import { ThroughputCharts } from './throughput-charts.tsx';

/** The state of the service, refreshed while the page is open. */
export function OperationsPage() {
  useDocumentTitle('Operations');
  return (
    <RequireAdmin>
      <Operations />
    </RequireAdmin>
  );
}

function Operations() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [OPERATIONS],
    queryFn: () => request('GET /api/operations/figures', {}),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  return (
    <AdminFrame title="Operations" note="What’s working, waiting and failing. Updates every 10 seconds.">
      {error && (
        <ErrorState
          title={data ? 'These figures are out of date' : 'We couldn’t load the figures'}
          onRetry={() => refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      )}
      {(data || !error) && (
        <>
          <OperationsSummary view={data} />
          <ThroughputCharts throughput={data?.throughput} />
          <FailedJobsTable jobs={data?.failedJobs} />
          <JobsTable jobs={data?.jobs} />
          <DeliveriesTable deliveries={data?.deliveries} />
          <OutboxTable outbox={data?.mails} />
          <AdapterList capabilities={data?.capabilities} />
        </>
      )}
    </AdminFrame>
  );
}
