import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdapterList } from './adapter-list.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { FailedJobsTable } from './failed-jobs-table.tsx';
import { JobsTable } from './jobs-table.tsx';
import { OperationsSummary } from './operations-summary.tsx';
import { OutboxTable } from './outbox-table.tsx';
import { OPERATIONS, REFRESH_MS } from './refresh.ts';
import { ThroughputCharts } from './throughput-charts.tsx';

/** How the service is doing, kept up to date while somebody looks. */
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
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
      <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <h1 className="text-3xl sm:text-4xl">Operations</h1>
          <p className="mt-1 max-w-prose text-ink-soft">
            What works, what waits and what failed. Read again every 10 seconds.
          </p>
        </div>
        <nav aria-label="Desk" className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin">
              <ArrowLeft aria-hidden="true" /> Back to Admin
            </Link>
          </Button>
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/audit">Audit Log</Link>
          </Button>
        </nav>
      </header>
      {error && (
        <ErrorState
          title={data ? 'These figures are no longer up to date' : 'The figures could not be loaded'}
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
    </div>
  );
}
