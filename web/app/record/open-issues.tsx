import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTHING_OPEN } from '#domain/records/rules.ts';
import type { RecordView } from '#domain/records/schema.ts';
import { request } from '../../browser/api.ts';
import { Alert, AlertTitle } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';

/** What still needs a person's attention, and a button for what the reader can do about it. */
export function OpenIssues({ record }: { record: RecordView }) {
  const { open, checks } = record;
  const approvals = checks.find(({ part }) => part === 'approvals');
  const isApproved = approvals === undefined || approvals.done > 0;
  if (open.length === 0) return <Alert tone="good">No open issues. {NOTHING_OPEN}</Alert>;
  return (
    <Alert tone="warn">
      <AlertTitle>{open.length === 1 ? '1 open issue' : `${open.length} open issues`}</AlertTitle>
      <ul className="mt-1 list-disc ps-5">
        {open.map((words) => (
          <li key={words} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
      {!isApproved && <ApproveButton record={record} />}
    </Alert>
  );
}

function ApproveButton({ record: { podcastId, head } }: { record: RecordView }) {
  const queries = useQueryClient();
  const approve = useMutation({
    mutationFn: () =>
      request('POST /api/podcasts/:podcastId/record/approval', { podcastId, hash: head.hash }),
    onSuccess: ({ record }) => {
      queries.setQueryData(['record', podcastId], record);
      notify.success('Approved. Your name and the time are in the record.');
    },
    onError: (error) => notify.error(error.message),
  });
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <p className="text-sm">Read the claims below first. The record keeps your name and the time.</p>
      <Button
        size="sm"
        loading={approve.isPending}
        loadingLabel="Approving…"
        onClick={() => approve.mutate()}
      >
        Approve what’s published
      </Button>
    </div>
  );
}
