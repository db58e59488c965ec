import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../use-document-title.ts';
import { AfterPayment } from './payment-success/after-payment.tsx';
import { PaymentFailed } from './payment-success/payment-failed.tsx';
import { PaymentProblem } from './payment-success/payment-problem.tsx';
import { PaymentWait } from './payment-success/payment-wait.tsx';
import { usePayment } from './payment-success/use-payment.ts';
import { forgetOrder, readSavedOrder } from './saved-order.ts';

/** Where the payment page redirects to. */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const { view, retry, isRetrying } = usePayment(params.get('session_id'));
  const { state } = view;
  const [email] = useState(() => readSavedOrder()?.values.email ?? '');
  useDocumentTitle(titles[state]);

  useEffect(() => {
    if (state === 'paid') forgetOrder();
  }, [state]);

  if (state === 'paid') return <AfterPayment orderedBy={email} />;
  if (state === 'failed') return <PaymentFailed />;
  if (view.state === 'error') {
    return (
      <PaymentProblem
        message={view.message}
        {...(view.canRetry && { onRetry: () => void retry(), isRetrying })}
      />
    );
  }
  return <PaymentWait state={view.state} />;
}

const titles = {
  checking: 'Checking your payment',
  paid: 'Thank you',
  processing: 'Payment processing',
  unpaid: 'Payment not finished',
  failed: 'Payment error',
  error: 'Payment verification',
};
