import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invoke } from '../../../browser/api.ts';
import { notify } from '../../../components/ui/notify.ts';
import { PAYMENT_CANCELED } from '../../payment-canceled.ts';
import { useSearchParams } from '../../routing/use-search-params.ts';

/** Confirms the payment that someone just came back from, once, and cleans the URL. */
export function useReturnedPayment(): void {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  const sessionId = params.get('session_id');
  const isCanceled = params.get('payment') === 'cancelled';
  useEffect(() => {
    if (!sessionId && !isCanceled) return;
    setParams({}, { replace: true });
    if (isCanceled) notify.info(PAYMENT_CANCELED);
    if (!sessionId) return;
    invoke('verify-payment', { session_id: sessionId })
      .then(({ success }) => {
        if (success) notify.success('We added your payment to your balance.');
        else notify.info('Your payment isn’t confirmed yet. It will appear here as soon as it is.');
      })
      .catch((error: Error) => notify.error(error.message))
      .finally(() => queries.invalidateQueries({ queryKey: ['balance'] }));
  }, [sessionId, isCanceled, setParams, queries]);
}
