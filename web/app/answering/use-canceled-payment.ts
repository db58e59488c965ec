import { useEffect } from 'react';
import { notify } from '../../components/ui/notify.ts';
import { PAYMENT_CANCELED } from '../payment-canceled.ts';
import { useSearchParams } from '../routing/use-search-params.ts';

/** Says once that a payment was canceled, and removes that from the URL. */
export function useCanceledPayment(): void {
  const [params, setParams] = useSearchParams();
  const isCanceled = params.get('payment') === 'cancelled';
  useEffect(() => {
    if (!isCanceled) return;
    setParams({}, { replace: true });
    notify.info(PAYMENT_CANCELED);
  }, [isCanceled, setParams]);
}
