import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { PageTurner } from '../page-turner.tsx';
import { useCursorPages } from '../use-cursor-pages.ts';
import { AuditFilters, noFilter } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { startOfDay } from './start-of-day.ts';

/** Who did what at the desk, and when. */
export function AuditPage() {
  useDocumentTitle('Audit Log');
  return (
    <RequireAdmin>
      <AuditLog />
    </RequireAdmin>
  );
}

function AuditLog() {
  const [filter, setFilter] = useState(noFilter);
  const pages = useCursorPages(JSON.stringify(filter));
  const found = useQuery({
    queryKey: ['audit', filter, pages.cursor],
    queryFn: () =>
      request('GET /api/audit', {
        actor: filter.actor,
        action: filter.action || undefined,
        from: startOfDay(filter.from),
        until: startOfDay(filter.to, 1),
        cursor: pages.cursor,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const entries = found.error ? undefined : found.data?.entries;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
      <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <h1 className="text-3xl sm:text-4xl">Audit Log</h1>
          <p className="mt-1 max-w-prose text-ink-soft">Everything that staff did, the newest first.</p>
        </div>
        <nav aria-label="Desk" className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin">
              <ArrowLeft aria-hidden="true" /> Back to Admin
            </Link>
          </Button>
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/management">Admin Management</Link>
          </Button>
        </nav>
      </header>
      <AuditFilters filter={filter} onFilter={setFilter} />
      <AuditTable
        entries={entries}
        error={found.error}
        isFiltered={filter !== noFilter}
        onRetry={() => found.refetch()}
      />
      <PageTurner
        pages={pages}
        nextCursor={found.data?.nextCursor}
        shown={entries?.length ?? 0}
        what="entries"
      />
    </div>
  );
}
