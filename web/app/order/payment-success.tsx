import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { notify } from '../../components/ui/notify.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { forgetOrder } from './kept-order.ts';
import { PAYMENT_ERROR, PAYMENT_ERROR_MS } from './payment-error.ts';
import { AfterPayment } from './payment-success/after-payment.tsx';
import { PaymentProblem } from './payment-success/payment-problem.tsx';
import { PaymentWait } from './payment-success/payment-wait.tsx';
import { usePayment } from './payment-success/use-payment.ts';

/** Where the payment page sends people back to. */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { view, retry, isRetrying } = usePayment(params.get('session_id'));
  const { state } = view;
  useDocumentTitle(titles[state]);

  useEffect(() => {
    if (state === 'paid') forgetOrder();
    if (state !== 'failed') return;
    notify.error(PAYMENT_ERROR, { id: 'payment' });
    const timer = setTimeout(() => void navigate('/account', { replace: true }), PAYMENT_ERROR_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  if (state === 'paid') return <AfterPayment />;
  if (state === 'failed') return <PaymentProblem message={PAYMENT_ERROR} />;
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
