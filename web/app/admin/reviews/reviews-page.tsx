import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useSearchParams } from 'react-router';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useLiveProduction } from '../../script/use-live-production.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewList } from './review-list.tsx';

/** Orders that need a person's decision, with everything needed to make it. */
export function ReviewsPage() {
  useDocumentTitle('Review queue');
  return (
    <RequireAdmin>
      <ReviewQueue />
    </RequireAdmin>
  );
}

function ReviewQueue() {
  useLiveProduction(['reviews', 'script', 'production-record']);
  const found = useQuery({ queryKey: ['reviews'], queryFn: () => request('GET /api/reviews', {}) });
  const reviews = found.data?.reviews;
  return (
    <AdminFrame
      title="Review queue"
      note={reviews ? countOf(reviews.length) : 'What waits for a person’s decision.'}
      width="wide"
    >
      {!reviews && found.error && (
        <ErrorState title="The queue could not be loaded" onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {!reviews && !found.error && <Skeleton className="h-60" />}
      {reviews?.length === 0 && (
        <EmptyState title="Nothing waits for you">
          <p>Episodes that check out are delivered by themselves. What does not will appear here at once.</p>
        </EmptyState>
      )}
      {reviews && reviews.length > 0 && <Queue reviews={reviews} />}
    </AdminFrame>
  );
}

function countOf(count: number): string {
  if (count === 0) return 'No decision is open.';
  return count === 1 ? '1 decision is open.' : `${count} decisions are open, the longest waiting first.`;
}

function Queue({ reviews }: Pick<Parameters<typeof ReviewList>[0], 'reviews'>) {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('item');
  const chosen = reviews.find(({ id }) => id === wanted);
  const shown = chosen ?? reviews[0];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={chosen ? 'max-lg:hidden' : ''}>
        <ReviewList reviews={reviews} shownId={shown?.id} onShow={(id) => setAddress({ item: id })} />
      </div>
      {shown && (
        <div className={chosen ? '' : 'max-lg:hidden'}>
          <Button variant="quiet" className="mb-3 lg:hidden" onClick={() => setAddress({})}>
            <ArrowLeft aria-hidden="true" /> All reviews
          </Button>
          <ReviewDetail key={shown.id} review={shown} />
        </div>
      )}
    </div>
  );
}
