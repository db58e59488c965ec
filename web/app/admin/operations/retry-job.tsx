import { useMutation, useQueryClient } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { OPERATIONS } from './refresh.ts';

export function RetryJob({ jobId, name }: { jobId: string; name: string }) {
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => request('POST /api/operations/jobs/:jobId/retry', { jobId }),
    onSuccess: () => notify.success(`Trying ${name} again.`),
    onError: (error) => notify.error(`We couldn’t retry it. ${error.message}`),
    onSettled: () => queries.invalidateQueries({ queryKey: [OPERATIONS] }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Retry ${name}`}
      onClick={() => retry.mutate()}
      loading={retry.isPending}
    >
      <RotateCw aria-hidden="true" /> Retry
    </Button>
  );
}
