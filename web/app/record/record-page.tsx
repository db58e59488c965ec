import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ApiError, request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { RequireUser } from '../require-user.tsx';
import { Link } from '../routing/link.tsx';
import { useParams } from '../routing/use-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { RecordView } from './record-view.tsx';

/** What was said about a home, based on which facts, and who checked it. */
export function RecordPage() {
  useDocumentTitle('Fact-check record');
  const { podcastId = '' } = useParams();
  return (
    <RequireUser>
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
        <Button asChild variant="quiet" size="sm" className="self-start">
          <Link to={`/marketing/${podcastId}`}>
            <ArrowLeft aria-hidden="true" /> Back to this listing
          </Link>
        </Button>
        <LoadedRecord podcastId={podcastId} />
      </div>
    </RequireUser>
  );
}

function LoadedRecord({ podcastId }: { podcastId: string }) {
  const query = useQuery({
    queryKey: ['record', podcastId],
    queryFn: async () => (await request('GET /api/podcasts/:podcastId/record', { podcastId })).record,
  });
  if (query.data) return <RecordView record={query.data} />;
  if (query.isPending)
    return (
      <div role="status" className="flex flex-col gap-5">
        <h1 className="sr-only">Loading the record…</h1>
        <Skeleton className="h-12 w-96 max-w-full" />
        <Skeleton className="h-80" />
      </div>
    );
  const status = query.error instanceof ApiError ? query.error.status : 0;
  if (status === 400 || status === 404)
    return (
      <EmptyState title="Record not found">
        <p>The home may have been removed, or it may belong to another account.</p>
      </EmptyState>
    );
  if (status === 409)
    return (
      <EmptyState title="There’s no record yet">
        <p>It starts as soon as we’ve read your listing.</p>
      </EmptyState>
    );
  return (
    <ErrorState
      title="We couldn’t load the record"
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    >
      {query.error.message}
    </ErrorState>
  );
}
