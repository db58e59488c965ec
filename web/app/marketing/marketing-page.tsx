import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ApiError } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { RequireUser } from '../require-user.tsx';
import { Link } from '../routing/link.tsx';
import { useParams } from '../routing/use-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useLoadNotice } from '../use-load-notice.ts';
import { KitView } from './kit-view.tsx';
import { useKit } from './use-kit.ts';

const FAILED = 'Failed to load podcast data';

/** Everything to promote a home: posts, image, email and more. */
export function MarketingPage() {
  useDocumentTitle('Your home');
  const { podcastId = '' } = useParams();
  return (
    <RequireUser>
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
        <Button asChild variant="quiet" size="sm" className="self-start">
          <Link to="/account">
            <ArrowLeft aria-hidden="true" /> Back to My Account
          </Link>
        </Button>
        <Kit podcastId={podcastId} />
      </div>
    </RequireUser>
  );
}

function Kit({ podcastId }: { podcastId: string }) {
  const query = useKit(podcastId);
  const isMissing = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  const hasFailed = query.isError && !isMissing;
  useLoadNotice('marketing-kit', { isError: hasFailed, isSuccess: query.isSuccess }, FAILED);

  if (isMissing) {
    return (
      <div className="flex flex-col items-start gap-4 py-10">
        <h1 className="text-3xl">Podcast not found</h1>
        <p className="max-w-prose text-ink-soft">
          It may have been removed, or it may belong to another account.
        </p>
        <Button asChild>
          <Link to="/account">Back to My Account</Link>
        </Button>
      </div>
    );
  }
  if (query.data) return <KitView kit={query.data.kit} />;
  if (hasFailed) {
    return (
      <ErrorState title={FAILED} onRetry={() => query.refetch()} retrying={query.isFetching}>
        {query.error?.message}
      </ErrorState>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading the marketing kit…</span>
      <Skeleton className="h-12 w-96 max-w-full" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
