import { useMutation } from '@tanstack/react-query';
import { invoke } from '../../../browser/api.ts';

/** Opens the payment of the same order again. Works in any tab: the order is on the server. */
export function useRetry(sessionId: string) {
  const retry = useMutation({
    mutationFn: () => invoke('retry-payment', { session_id: sessionId }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return {
    isBusy: retry.isPending || retry.isSuccess,
    problem: retry.error?.message,
    start: () => retry.mutate(),
  };
}
