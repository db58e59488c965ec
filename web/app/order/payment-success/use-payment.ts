import { useQuery } from '@tanstack/react-query';
import { ApiError, invoke } from '../../../browser/api.ts';

export type PaymentView =
  | { state: 'checking' }
  | { state: 'paid' }
  /** The bank is still processing. */
  | { state: 'processing' }
  /** The payment page was abandoned. */
  | { state: 'unpaid' }
  | { state: 'failed' }
  | { state: 'error'; message: string; canRetry: boolean };

const LOOK_AGAIN_MS = 3000;
const UNKNOWN = 'Payment verification failed. Please contact support.';

/** Polls until the payment succeeds or fails. */
export function usePayment(sessionId: string | null) {
  const payment = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: () => invoke('verify-payment', { session_id: sessionId ?? '' }),
    enabled: sessionId !== null && sessionId !== '',
    refetchInterval: ({ state }) =>
      state.data && ['processing', 'unpaid'].includes(state.data.payment_status) ? LOOK_AGAIN_MS : false,
  });
  return { view: viewOf(sessionId, payment), retry: payment.refetch, isRetrying: payment.isFetching };
}

function viewOf(
  sessionId: string | null,
  { data, error }: { data: { success: boolean; payment_status: string } | undefined; error: Error | null },
): PaymentView {
  if (!sessionId) return { state: 'error', message: UNKNOWN, canRetry: false };
  if (data?.success) return { state: 'paid' };
  if (data) {
    const status = data.payment_status;
    return { state: status === 'processing' || status === 'unpaid' ? status : 'failed' };
  }
  if (!error) return { state: 'checking' };
  const refusal = error instanceof ApiError ? error : undefined;
  if (refusal?.code === 'not_found' || refusal?.code === 'invalid') {
    return { state: 'error', message: UNKNOWN, canRetry: false };
  }
  const isBug = refusal?.code === 'internal';
  return {
    state: 'error',
    message: isBug ? 'Error processing payment verification' : 'Error verifying payment status',
    canRetry: true,
  };
}
