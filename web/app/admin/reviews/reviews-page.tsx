import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useSearchParams } from '../../routing/use-search-params.ts';
import { useLiveProduction } from '../../script/use-live-production.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { useGone } from '../use-gone.ts';
import { HeldUpdateDetail } from './held-update-detail.tsx';
import { type InboxItem, inboxItems } from './inbox-item.ts';
import { KeyHelp } from './key-help.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewList } from './review-list.tsx';
import { useOpenReviews } from './use-open-reviews.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** Orders and updates that need a person's decision, with everything needed to make it. */
export function ReviewsPage() {
  useDocumentTitle('Inbox');
  return (
    <RequireAdmin>
      <ReviewQueue />
    </RequireAdmin>
  );
}

function ReviewQueue() {
  useLiveProduction(['reviews', 'script', 'production-record']);
  const { query: found } = useOpenReviews();
  const gone = useGone();
  const { reviews, updates } = found.data ?? {};
  const items =
    reviews && updates && inboxItems(reviews, updates, Date.now()).filter(({ id }) => !gone.has(id));
  return (
    <AdminFrame
      title="Inbox"
      note={items ? countOf(items.length) : 'Orders that need a decision.'}
      width="wide"
    >
      {!items && found.error && (
        <ErrorState title="We couldn’t load the queue" onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {!items && !found.error && <Skeleton className="h-60" />}
      {items?.length === 0 && (
        <EmptyState title="You’re all caught up">
          <p>Episodes that pass every check go out on their own. Anything else shows up here.</p>
        </EmptyState>
      )}
      {items && items.length > 0 && <Queue items={items} />}
    </AdminFrame>
  );
}

function countOf(count: number): ReactNode {
  if (count === 0) return 'No one is waiting.';
  return (
    <>
      {count === 1 ? '1 needs your review.' : `${count} need your review, oldest first.`}
      {/* Phones have no such key. */}
      <span className="max-lg:hidden"> Press ? for keyboard shortcuts.</span>
    </>
  );
}

function Queue({ items }: { items: readonly InboxItem[] }) {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('item');
  const chosen = items.find(({ id }) => id === wanted);
  const shown = chosen ?? items[0];
  const [isHelping, setIsHelping] = useState(false);
  const at = items.findIndex(({ id }) => id === shown?.id);
  useReviewKeys({
    onMove: (step) => {
      const next = items[at + step];
      if (next) setAddress({ item: next.id });
    },
    onHelp: () => setIsHelping(true),
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={chosen ? 'max-lg:hidden' : ''}>
        <ReviewList items={items} shownId={shown?.id} onShow={(id) => setAddress({ item: id })} />
      </div>
      {shown && (
        <div className={chosen ? '' : 'max-lg:hidden'}>
          <Button variant="quiet" className="mb-3 lg:hidden" onClick={() => setAddress({})}>
            <ArrowLeft aria-hidden="true" /> All reviews
          </Button>
          {shown.review ? (
            <ReviewDetail key={shown.id} review={shown.review} />
          ) : (
            <HeldUpdateDetail key={shown.id} update={shown.update} />
          )}
        </div>
      )}
      <KeyHelp isOpen={isHelping} onClose={() => setIsHelping(false)} />
    </div>
  );
}
