import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { RequireUser } from '../require-user.tsx';
import { Link } from '../routing/link.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { LeadCard } from './lead-card.tsx';

export function LeadsPage() {
  useDocumentTitle('Your leads');
  return (
    <RequireUser>
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
        <header className="flex flex-col items-start gap-5 sm:flex-row sm:items-end sm:justify-between">
          <div className="flex max-w-prose flex-col gap-3">
            <h1 className="text-4xl sm:text-5xl">Your leads</h1>
            <p className="text-ink-soft">
              Buyers who contacted you through your listing pages, and where we sent each lead.
            </p>
          </div>
          <Button asChild variant="secondary">
            <Link to="/settings">Settings</Link>
          </Button>
        </header>
        <LeadList />
      </div>
    </RequireUser>
  );
}

function LeadList() {
  const leads = useInfiniteQuery({
    queryKey: ['leads'],
    queryFn: ({ pageParam }) => request('GET /api/leads', pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = leads.data?.pages.flatMap((page) => page.data) ?? [];
  if (leads.isPending) return <Skeleton className="h-48 w-full" />;
  if (leads.isError)
    return (
      <ErrorState
        title="We couldn’t load your leads"
        onRetry={() => leads.refetch()}
        retrying={leads.isFetching}
      >
        {leads.error.message}
      </ErrorState>
    );
  if (rows.length === 0)
    return (
      <EmptyState title="No leads yet">
        <p>When a buyer fills out the form on a listing page, their details will show up here.</p>
      </EmptyState>
    );
  return (
    <div className="flex flex-col items-start gap-6">
      <ul aria-label="Leads" className="w-full">
        {rows.map((lead) => (
          <LeadCard key={lead.id} lead={lead} />
        ))}
      </ul>
      {leads.hasNextPage && (
        <Button variant="secondary" loading={leads.isFetchingNextPage} onClick={() => leads.fetchNextPage()}>
          Show earlier leads
        </Button>
      )}
    </div>
  );
}
