import { useQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { WordingsForm } from './wordings-form.tsx';
import { WordingsHistory } from './wordings-history.tsx';

/** Where staff edit the disclosure about the AI voices. */
export function DisclosurePage() {
  useDocumentTitle('AI Disclosure');
  return (
    <RequireAdmin>
      <AdminFrame
        title="AI Disclosure"
        note="What we say about the hosts’ AI voices, and where. Changes apply to new episodes only."
      >
        <Wordings />
      </AdminFrame>
    </RequireAdmin>
  );
}

function Wordings() {
  const found = useQuery({ queryKey: ['disclosure'], queryFn: () => request('GET /api/disclosure', {}) });
  if (found.isError && !found.data)
    return (
      <ErrorState title="We couldn’t load the wording" onRetry={() => found.refetch()}>
        {found.error.message}
      </ErrorState>
    );
  if (!found.data) return <Skeleton className="h-96" />;
  return (
    <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <WordingsForm key={found.data.version} known={found.data} />
      <WordingsHistory known={found.data} />
    </div>
  );
}
