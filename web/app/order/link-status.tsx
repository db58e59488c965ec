import { lazy, Suspense } from 'react';
import { isLink } from '../../browser/order/order-values.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import type { HomeStatusProps } from './home-status.tsx';
import { loadHomeStatus } from './load-home-status.ts';
import { NoPreview } from './no-preview.tsx';
import { ReadingPage } from './reading-page.tsx';
import { StartSheet } from './sheet/start-sheet.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';

const HomeStatus = lazy(async () => ({ default: (await loadHomeStatus()).HomeStatus }));

const QUIET_MS = 600;

/** What we know about a home before it is ordered. Nothing here blocks the order. */
export function LinkStatus(props: Omit<HomeStatusProps, 'url'>) {
  const { link, onDraft } = props;
  const given = link.url.trim();
  const url = useDebouncedValue(given, QUIET_MS);
  if (link.draftId === '' && given === '') return <StartSheet onDraft={onDraft} />;
  if (link.draftId === '' && !isLink(url)) return null;
  return (
    <ErrorBoundary fallback={(error) => <NoPreview error={error} />}>
      <Suspense fallback={link.draftId === '' ? <ReadingPage /> : <Skeleton className="h-24" />}>
        <HomeStatus {...props} url={url} />
      </Suspense>
    </ErrorBoundary>
  );
}
