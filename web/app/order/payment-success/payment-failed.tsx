import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { invoke } from '../../../browser/api.ts';
import { useSession } from '../../../browser/session-provider.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { OrderValues } from '../order-values.ts';
import { PAYMENT_ERROR, PAYMENT_ERROR_MS } from '../payment-error.ts';
import { readSavedOrder } from '../saved-order.ts';
import { toPayment } from '../to-payment.ts';

/** A failed payment. Customers continue to their account; a guest stays and can order again with one click. */
export function PaymentFailed() {
  const navigate = useNavigate();
  const isCustomer = useSession().status === 'signed-in';
  const [isSending, setIsSending] = useState(false);
  const [order] = useState(readSendable);

  useEffect(() => void notify.error(PAYMENT_ERROR, { id: 'payment' }), []);
  useEffect(() => {
    if (!isCustomer || isSending) return;
    const timer = setTimeout(() => void navigate('/account', { replace: true }), PAYMENT_ERROR_MS);
    return () => clearTimeout(timer);
  }, [isCustomer, isSending, navigate]);

  async function payAgain() {
    if (!order) return;
    setIsSending(true);
    try {
      const { url } = await invoke('create-payment', toPayment(order.values, order.formKey));
      location.assign(url);
    } catch {
      // The form submits the same order and can show field errors.
      void navigate('/create-podcast');
    }
  }

  return (
    <section className="mx-auto flex max-w-prose flex-col items-start gap-6 px-4 py-16 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">Your payment</h1>
      <ErrorState title={PAYMENT_ERROR} className="w-full">
        Nothing was charged.{order && ' Your order is kept as you sent it.'}
        {!isCustomer && ' You need no account to try again: the button below is enough.'}
      </ErrorState>
      <div className="flex flex-wrap gap-3">
        {order && (
          <Button loading={isSending} loadingLabel="Opening the payment page…" onClick={payAgain}>
            Try the payment again
          </Button>
        )}
        <Button asChild variant={order ? 'secondary' : 'primary'}>
          <Link to="/create-podcast">{order ? 'Change my order' : 'Go to the order form'}</Link>
        </Button>
        {isCustomer ? (
          <Button asChild variant="quiet">
            <Link to="/account">My Account</Link>
          </Button>
        ) : (
          <Button asChild variant="quiet">
            <a href="/">Back to Home</a>
          </Button>
        )}
      </div>
    </section>
  );
}

/** The saved order, if it is complete. In another tab there is only the empty form. */
function readSendable(): { values: OrderValues; formKey: string } | undefined {
  const saved = readSavedOrder();
  const values = OrderValues.safeParse(saved?.values);
  return saved && values.success && saved.formKey !== ''
    ? { values: values.data, formKey: saved.formKey }
    : undefined;
}
