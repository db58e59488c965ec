import { useQuery } from '@tanstack/react-query';
import type { AuthorizationRequest } from '#domain/assistants/schema.ts';
import { request } from '../../browser/api.ts';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { RequireUser } from '../require-user.tsx';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { ConsentForm } from './consent-form.tsx';
import { RefusedRequest } from './refused-request.tsx';

const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
] as const satisfies (keyof AuthorizationRequest)[];

/** Where an assistant sends a person to authorize it. */
export function AuthorizePage() {
  useDocumentTitle('Connect an assistant');
  return (
    <RequireUser>
      <div className="mx-auto flex max-w-xl flex-col gap-7 px-4 pt-10 pb-24 sm:px-6 sm:pt-16">
        <Authorization />
      </div>
    </RequireUser>
  );
}

function Authorization() {
  const [params] = useSearchParams();
  const asked: AuthorizationRequest = Object.fromEntries(
    names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])),
  );
  const view = useQuery({
    queryKey: ['authorization', asked],
    queryFn: () => request('GET /api/assistants/authorization', asked),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (view.isPending)
    return (
      <div role="status" className="flex flex-col gap-5">
        <h1 className="sr-only">Loading…</h1>
        <Skeleton className="h-12 w-96 max-w-full" />
        <Skeleton className="h-56" />
      </div>
    );
  if (view.isError)
    return (
      <ErrorState
        title="We couldn’t load this page"
        onRetry={() => view.refetch()}
        retrying={view.isFetching}
      >
        {view.error.message}
      </ErrorState>
    );
  if (view.data.kind === 'refused') return <RefusedRequest refusal={view.data} />;
  return <ConsentForm asked={asked} view={view.data} />;
}
