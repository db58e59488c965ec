import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { Link } from '../../routing/link.tsx';
import { PAYMENT_CHECKING, paymentTitles } from './payment-words.ts';
import { RetryPayment } from './retry-payment.tsx';
import { useRetry } from './use-retry.ts';

const words = {
  checking: {
    title: paymentTitles.checking,
    text: PAYMENT_CHECKING,
  },
  processing: {
    title: paymentTitles.processing,
    text: 'Your bank needs a little longer. You can close this page: we’ll email you as soon as the payment is confirmed.',
  },
  unpaid: {
    title: paymentTitles.unpaid,
    text: 'Just paid? Give it a moment, and this page will update. Haven’t paid yet? Your order is saved, and you haven’t been charged.',
  },
};

type PaymentWaitProps = { state: keyof typeof words; sessionId: string };

export function PaymentWait({ state, sessionId }: PaymentWaitProps) {
  const { title, text } = words[state];
  const retry = useRetry(sessionId);
  return (
    <section className="mx-auto flex max-w-prose flex-col items-start gap-5 px-4 py-20 sm:px-6">
      <Spinner className="size-8 text-ember-text" />
      <div role="status" className="flex flex-col gap-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-ink-soft text-lg">{text}</p>
      </div>
      {state === 'unpaid' && (
        <div className="flex flex-wrap gap-3">
          <RetryPayment retry={retry}>Back to payment</RetryPayment>
          <Button asChild variant="secondary">
            <Link to="/create-podcast">Change my order</Link>
          </Button>
        </div>
      )}
      {state === 'processing' && (
        <Button asChild variant="secondary">
          <Link to="/account">My Account</Link>
        </Button>
      )}
    </section>
  );
}
