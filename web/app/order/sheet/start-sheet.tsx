import { useMutation } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';

/** For a home without a page that can be read: facts, photos or a description are enough. */
export function StartSheet({ onDraft }: { onDraft: (draftId: string) => void }) {
  const start = useMutation({
    mutationFn: () => request('POST /api/listing-drafts', {}),
    onSuccess: ({ draftId }) => onDraft(draftId),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="link" onClick={() => start.mutate()} loading={start.isPending}>
        No link? Enter the facts yourself
      </Button>
      {start.isError && <Alert tone="bad">{start.error.message}</Alert>}
    </div>
  );
}
