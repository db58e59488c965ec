import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { ApiError, request } from '../../browser/api.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Link } from '../routing/link.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { ChangedFacts } from './changed-facts.tsx';
import { ScriptEditor } from './script-editor.tsx';
import { scriptKey } from './script-key.ts';
import { useLiveProduction } from './use-live-production.ts';

type ScriptScreenProps = {
  podcastId: string;
  back: { to: string; label: string };
  /** Shown next to the turns: the production progress. */
  aside: ReactNode;
};

/** The script of an episode, to read, play and edit. */
export function ScriptScreen({ podcastId, back, aside }: ScriptScreenProps) {
  useDocumentTitle('Script');
  useLiveProduction(['script', 'production', 'production-record'], podcastId);
  const script = useQuery({
    queryKey: scriptKey(podcastId),
    queryFn: () => request('GET /api/podcasts/:podcastId/script', { podcastId }),
  });
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
      <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">Script</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 break-words text-ink-soft">
            {script.data?.home} {script.data?.isEdited && <Badge>Edited by hand</Badge>}
          </p>
        </div>
        <Button asChild variant="secondary">
          <Link to={back.to}>
            <ArrowLeft aria-hidden="true" /> {back.label}
          </Link>
        </Button>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {script.data && (
            <ChangedFacts
              changes={script.data}
              record={() => request('POST /api/podcasts/:podcastId/production/restart', { podcastId })}
              onSettled={() => script.refetch()}
            />
          )}
          {script.data ? (
            <ScriptEditor key={podcastId} script={script.data} />
          ) : (
            <Missing error={script.error} onRetry={() => void script.refetch()} />
          )}
        </div>
        <aside aria-label="Progress" className="lg:sticky lg:top-6">
          {aside}
        </aside>
      </div>
    </div>
  );
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error)
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading the script…</span>
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    );
  if (error instanceof ApiError && [400, 403, 404].includes(error.status))
    return (
      <EmptyState title={error.status === 403 ? 'This script is final' : 'No script to show'}>
        <p>{error.message}</p>
      </EmptyState>
    );
  return (
    <ErrorState title="We couldn’t load the script" onRetry={onRetry}>
      {error.message}
    </ErrorState>
  );
}
