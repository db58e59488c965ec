import { useEffect, useState } from 'react';
import { forgetOrder, readSavedOrder } from '../../browser/order/saved-order.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { AfterPayment } from './payment-success/after-payment.tsx';
import { PaymentFailed } from './payment-success/payment-failed.tsx';
import { PaymentProblem } from './payment-success/payment-problem.tsx';
import { PaymentWait } from './payment-success/payment-wait.tsx';
import { usePayment } from './payment-success/use-payment.ts';

/** Where the payment page redirects to. */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const sessionId = params.get('session_id') ?? '';
  const { view, retry, isRetrying } = usePayment(sessionId || null);
  const { state } = view;
  const [email] = useState(() => readSavedOrder()?.values.email ?? '');
  useDocumentTitle(titles[state]);

  useEffect(() => {
    if (state === 'paid') forgetOrder();
  }, [state]);

  if (state === 'paid') return <AfterPayment orderedBy={email} sessionId={sessionId} />;
  if (state === 'failed') return <PaymentFailed sessionId={sessionId} />;
  if (view.state === 'error') {
    return (
      <PaymentProblem
        message={view.message}
        {...(view.canRetry && { onRetry: () => void retry(), isRetrying })}
      />
    );
  }
  return <PaymentWait state={view.state} sessionId={sessionId} />;
}

const titles = {
  checking: 'Checking your payment',
  paid: 'Thank you',
  processing: 'Payment processing',
  unpaid: 'Payment not finished',
  failed: 'Payment error',
  error: 'Payment verification',
};
