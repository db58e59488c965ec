import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { CursorPagination } from '../cursor-pagination.tsx';
import { useCursorPages } from '../use-cursor-pages.ts';
import { AuditFilters, noFilter } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { startOfDay } from './start-of-day.ts';

/** What staff did, and when. */
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
    <AdminFrame title="Audit Log" note="Activity, newest first.">
      <AuditFilters filter={filter} onFilter={setFilter} />
      <AuditTable
        entries={entries}
        error={found.error}
        isFiltered={filter !== noFilter}
        onRetry={() => found.refetch()}
      />
      <CursorPagination
        pages={pages}
        nextCursor={found.data?.nextCursor}
        shown={entries?.length ?? 0}
        what="entries"
      />
    </AdminFrame>
  );
}
