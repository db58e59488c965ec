import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { SearchBox } from '../../../components/ui/search-box.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { CursorPagination } from '../cursor-pagination.tsx';
import { useCursorPages } from '../use-cursor-pages.ts';
import { StaffInvoices } from './staff-invoices.tsx';
import { StaffTeamCard } from './staff-team-card.tsx';

/** Who pays how, and which invoices are open. */
export function TeamsAdminPage() {
  useDocumentTitle('Teams and Invoices');
  return (
    <RequireAdmin>
      <AdminFrame
        title="Teams and Invoices"
        note="Choose which teams pay by invoice, and mark invoices as paid."
      >
        <StaffInvoices />
        <Teams />
      </AdminFrame>
    </RequireAdmin>
  );
}

function Teams() {
  const [search, setSearch] = useState('');
  const pages = useCursorPages(search);
  const found = useQuery({
    queryKey: ['staff-teams', search, pages.cursor],
    queryFn: () => request('GET /api/desk/teams', { search, cursor: pages.cursor }),
    placeholderData: keepPreviousData,
  });
  const teams = found.data?.teams ?? [];
  return (
    <section aria-labelledby="teams-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="teams-title" className="text-2xl">
          Teams
        </h2>
        <SearchBox label="Search teams" value={search} onValue={setSearch} />
      </div>
      {found.isPending && <Skeleton className="h-40 w-full" />}
      {found.isError && (
        <ErrorState title="We couldn’t load the teams" onRetry={() => found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.data && teams.length === 0 && (
        <EmptyState title={search ? 'No matching teams' : 'No teams yet'}>
          <p>{search ? 'Try another name or billing email.' : 'Customers create teams in their Settings.'}</p>
        </EmptyState>
      )}
      {teams.length > 0 && (
        <ul aria-label="Teams" className="grid gap-5 lg:grid-cols-2">
          {teams.map((team) => (
            <StaffTeamCard key={team.id} team={team} />
          ))}
        </ul>
      )}
      <CursorPagination pages={pages} nextCursor={found.data?.nextCursor} shown={teams.length} what="teams" />
    </section>
  );
}
