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
import { FactsForm } from './facts-form.tsx';
import { factsKey } from './facts-key.ts';

/** Where a customer fixes a fact of an ordered home. */
export function FactsPage() {
  useDocumentTitle('Fix a fact');
  const { podcastId = '' } = useParams();
  return (
    <RequireUser>
      <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
        <Button asChild variant="quiet" size="sm" className="self-start">
          <Link to={`/marketing/${podcastId}`}>
            <ArrowLeft aria-hidden="true" /> Back to this listing
          </Link>
        </Button>
        <LoadedFacts podcastId={podcastId} />
      </div>
    </RequireUser>
  );
}

function LoadedFacts({ podcastId }: { podcastId: string }) {
  const facts = useQuery({
    queryKey: factsKey(podcastId),
    queryFn: () => request('GET /api/podcasts/:podcastId/facts', { podcastId }),
    // Edits in progress belong to the facts as they were shown.
    refetchOnWindowFocus: false,
  });
  if (facts.data) return <FactsForm podcastId={podcastId} facts={facts.data} />;
  if (facts.isPending)
    return (
      <div role="status" className="flex flex-col gap-5">
        <h1 className="sr-only">Loading the facts…</h1>
        <Skeleton className="h-12 w-96 max-w-full" />
        <Skeleton className="h-96" />
      </div>
    );
  const status = facts.error instanceof ApiError ? facts.error.status : 0;
  if (status === 400 || status === 404)
    return (
      <EmptyState title="Podcast not found">
        <p>It may have been removed, or it may belong to another account.</p>
      </EmptyState>
    );
  if (status === 409)
    return (
      <EmptyState title="Not yet">
        <p>{facts.error.message}</p>
      </EmptyState>
    );
  return (
    <ErrorState
      title="We couldn’t load the facts"
      onRetry={() => facts.refetch()}
      retrying={facts.isFetching}
    >
      {facts.error.message}
    </ErrorState>
  );
}
