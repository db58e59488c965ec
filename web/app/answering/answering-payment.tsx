import { type ReactNode, useEffect } from 'react';
import { DAYS_BEGIN } from '#domain/answering/rules.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PaymentProblem } from '../order/payment-success/payment-problem.tsx';
import { PAYMENT_CHECKING, paymentTitles } from '../order/payment-success/payment-words.ts';
import { RetryPayment } from '../order/payment-success/retry-payment.tsx';
import { usePayment } from '../order/payment-success/use-payment.ts';
import { useRetry } from '../order/payment-success/use-retry.ts';
import { Link } from '../routing/link.tsx';
import { forgetFormKey } from './form-key.ts';

const PAY_HERE = 'You weren’t charged. We saved your order, so you can try again.';
const texts = {
  checking: PAYMENT_CHECKING,
  processing: 'Your bank is still checking. We’ll email you the number once it’s confirmed.',
  unpaid: PAY_HERE,
  failed: PAY_HERE,
};

/** Where the payment page redirects to. */
export function AnsweringPayment({ sessionId }: { sessionId: string }) {
  const { view, retry: lookAgain, isRetrying } = usePayment(sessionId);
  const retry = useRetry(sessionId);
  const isCustomer = useSession().status === 'signed-in';
  useEffect(() => {
    if (view.state === 'paid') forgetFormKey();
  }, [view.state]);
  if (view.state === 'error')
    return (
      <PaymentProblem
        message={view.message}
        {...(view.canRetry && { onRetry: () => void lookAgain(), isRetrying })}
      />
    );
  if (view.state === 'paid')
    return (
      <Result
        title="Your number is on its way"
        text={
          isCustomer
            ? `Your payment went through. It usually takes a minute, and we’ll email it to you. ${DAYS_BEGIN}`
            : `Your payment went through. Within a minute or so, you’ll get an email with your number and a link to set a password. ${DAYS_BEGIN} No email? Check your spam folder.`
        }
      >
        {isCustomer && (
          <Button asChild size="lg">
            <Link to="/settings#answering">Set hours and greeting</Link>
          </Button>
        )}
        <Button asChild size="lg" variant="secondary">
          <a href="/">Back to Home</a>
        </Button>
      </Result>
    );
  return (
    <Result title={paymentTitles[view.state]} text={texts[view.state]}>
      {(view.state === 'unpaid' || view.state === 'failed') && (
        <RetryPayment retry={retry}>{view.state === 'failed' ? 'Try again' : 'Go to payment'}</RetryPayment>
      )}
    </Result>
  );
}

function Result({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mx-auto flex max-w-prose flex-col items-start gap-6 px-4 py-16 sm:px-6">
      <div role="status" className="flex flex-col gap-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-ink-soft text-lg">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
