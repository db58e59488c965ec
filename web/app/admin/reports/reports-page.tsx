import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReportDecision, reasonNames, reportPromise } from '#domain/takedowns/rules.ts';
import type { OpenReport } from '#domain/takedowns/schema.ts';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { textLink } from '../../auth/text-link.ts';
import { formatAgo } from '../../format-date.ts';
import { RequireAdmin } from '../../require-admin.tsx';
import { ConfirmButton } from '../../settings/confirm-button.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** What visitors reported, the next due first. */
export function ReportsPage() {
  useDocumentTitle('Reports');
  return (
    <RequireAdmin>
      <Reports />
    </RequireAdmin>
  );
}

function Reports() {
  const found = useQuery({ queryKey: ['reports'], queryFn: () => request('GET /api/reports', {}) });
  const reports = found.data?.reports;
  return (
    <AdminFrame
      title="Reports"
      note={`Problems visitors reported, most urgent first. ${reportPromise}`}
      width="narrow"
    >
      {!reports && found.error && (
        <ErrorState title="We couldn’t load the reports" onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {!reports && !found.error && <Skeleton className="h-60" />}
      {reports?.length === 0 && (
        <EmptyState title="No reports yet">
          <p>When a visitor reports a page, it appears here with the time it’s due.</p>
        </EmptyState>
      )}
      {reports && reports.length > 0 && (
        <ul aria-label="Reports" className="divide-y divide-rule">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
    </AdminFrame>
  );
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function ReportRow({ report }: { report: OpenReport }) {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: ReportDecision) =>
      request('POST /api/reports/:reportId/decision', { reportId: report.id, decision }),
    onSuccess: (answer) => {
      queries.setQueryData(['reports'], answer);
      notify.success('Decided.');
    },
    onError: (error) => notify.error(error.message),
  });
  return (
    <li className="flex flex-col gap-2 py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={report.pagePath} className={`min-w-0 wrap-anywhere font-semibold ${textLink}`}>
          {report.home ?? report.pagePath}
        </a>
        <Badge tone={report.isOverdue ? 'bad' : 'warn'}>
          {report.isOverdue ? 'Overdue since' : 'Due'} {time.format(new Date(report.dueAt))}
        </Badge>
      </p>
      <p className="font-medium">{reasonNames[report.reason]}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {report.message}
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {report.reporterName} ·{' '}
        <a href={`mailto:${report.reporterEmail}`} className={textLink}>
          {report.reporterEmail}
        </a>{' '}
        · {formatAgo(report.createdAt)}
      </p>
      <div className="mt-1 flex flex-wrap gap-3">
        {report.home !== null && (
          <ConfirmButton
            label={`Unpublish ${report.home}`}
            title={`Unpublish ${report.home}?`}
            explanation="Its page, embed, feed entry and files go offline within a minute."
            action="Unpublish"
            isBusy={decide.isPending}
            onConfirm={() => decide.mutate('unpublished')}
          >
            Unpublish
          </ConfirmButton>
        )}
        <Button
          size="sm"
          variant="secondary"
          loading={decide.isPending}
          onClick={() => decide.mutate('fixed')}
        >
          Mark as fixed
        </Button>
        <Button
          size="sm"
          variant="quiet"
          loading={decide.isPending}
          onClick={() => decide.mutate('nothing_wrong')}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}
