import { lazy, Suspense } from 'react';
import type { OrderValues } from '../../browser/order/order-values.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { ErrorBoundary } from '../routing/error-boundary.tsx';

const BriefCount = lazy(async () => ({ default: (await import('./brief-count.tsx')).BriefCount }));

/** Counts the brief episodes of the order, if they have their own price. Renders nothing. */
export function BriefEpisodes({ onCount }: { onCount: (count: number) => void }) {
  const links = useFormContext<OrderValues>().watch('links');
  if (siteSettings.briefCents === null || links.every(({ draftId }) => draftId === '')) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <BriefCount links={links} onCount={onCount} />
      </Suspense>
    </ErrorBoundary>
  );
}
