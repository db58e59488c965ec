import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { invoke } from '../../../browser/api.ts';
import { isLink } from '../../../browser/order/order-values.ts';
import { Alert, AlertDescription, AlertTitle } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { type DraftAnswer, draftQuery } from '../draft-query.ts';
import { HandInWays } from '../hand-in-ways.tsx';
import type { UploadPageWay } from '../upload-page-dialog.tsx';
import { HomeSheet } from './home-sheet.tsx';

type DraftSheetProps = {
  draft: UseQueryResult<DraftAnswer>;
  url: string;
  isOnly: boolean;
  onHandIn: (way: UploadPageWay) => void;
  onDraft: (draftId: string) => void;
};

/** The fact sheet of a home while it loads, once it has loaded, and after it's gone. */
export function DraftSheet({ draft, url, isOnly, onHandIn, onDraft }: DraftSheetProps) {
  if (draft.isPending) return <Skeleton className="h-24" />;
  if (draft.isError) {
    return (
      <Alert tone="warn">
        <AlertTitle>The page you sent is no longer here</AlertTitle>
        <AlertDescription>
          We keep drafts for seven days. Please send it again.
          <HandInWays onHandIn={onHandIn} />
          <Button variant="link" size="sm" className="mt-2" onClick={() => onDraft('')}>
            {isLink(url) ? 'Use the link instead' : 'Start again'}
          </Button>
        </AlertDescription>
      </Alert>
    );
  }
  return (
    <>
      <HomeSheet key={draft.data.sheet.draftId} draft={draft.data} isOnly={isOnly} />
      {draft.data.sheet.origin === 'page' && isLink(url) && (
        <UseLink url={url} draftId={draft.data.sheet.draftId} onDraft={onDraft} />
      )}
    </>
  );
}

/** Reads the link into the same sheet, so that corrections and photos stay. */
function UseLink({ url, draftId, onDraft }: { url: string; draftId: string; onDraft: (id: string) => void }) {
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: () => invoke('preview-listing', { listingUrl: url, draftId }),
    onSuccess: async ({ draftId: readInto }) => {
      if (!readInto) return;
      await queries.invalidateQueries({ queryKey: draftQuery(readInto).queryKey });
      onDraft(readInto);
    },
  });
  const problem = read.error?.message ?? (read.data?.draftId === null ? read.data.reason : undefined);
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="link" size="sm" loading={read.isPending} onClick={() => read.mutate()}>
        Use the link instead
      </Button>
      {problem && <Alert tone="warn">{problem}</Alert>}
    </div>
  );
}
