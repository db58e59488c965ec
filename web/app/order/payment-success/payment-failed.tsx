import { useEffect } from 'react';
import { useSession } from '../../../browser/session-provider.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Link } from '../../routing/link.tsx';
import { navigate } from '../../routing/place.ts';
import { PAYMENT_ERROR, PAYMENT_ERROR_MS } from '../payment-error.ts';
import { paymentTitles } from './payment-words.ts';
import { RetryPayment } from './retry-payment.tsx';
import { useRetry } from './use-retry.ts';

/** A failed payment. The order is kept and can be paid right here; customers also find it in their account. */
export function PaymentFailed({ sessionId }: { sessionId: string }) {
  const isCustomer = useSession().status === 'signed-in';
  const retry = useRetry(sessionId);
  const { isBusy } = retry;
  useEffect(() => {
    if (!isCustomer || isBusy) return;
    const timer = setTimeout(() => navigate('/account', { replace: true }), PAYMENT_ERROR_MS);
    return () => clearTimeout(timer);
  }, [isCustomer, isBusy]);

  return (
    <section className="mx-auto flex max-w-prose flex-col items-start gap-6 px-4 py-16 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">{paymentTitles.failed}</h1>
      <ErrorState title={isCustomer ? PAYMENT_ERROR : 'You weren’t charged'} className="w-full">
        We saved your order. Check your card details or use another card.
      </ErrorState>
      <div className="flex flex-wrap gap-3">
        <RetryPayment retry={retry}>Try again</RetryPayment>
        <Button asChild variant="secondary">
          <Link to="/create-podcast">Change my order</Link>
        </Button>
        {isCustomer ? (
          <Button asChild variant="quiet">
            <Link to="/account">My Account</Link>
          </Button>
        ) : (
          <Button asChild variant="secondary">
            <a href="/">Back to Home</a>
          </Button>
        )}
      </div>
    </section>
  );
}
