import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';

const words = {
  checking: {
    title: 'Checking your payment…',
    text: 'This takes a few seconds.',
  },
  processing: {
    title: 'Your payment is being processed',
    text: 'Your bank is taking its time. This page goes on by itself, and we write to you as soon as it is confirmed. You can close it.',
  },
  unpaid: {
    title: 'Your payment is not finished',
    text: 'The payment page was left before the payment went through. Nothing was charged so far. If you have just paid, this page notices in a moment.',
  },
};

export function PaymentWait({ state }: { state: keyof typeof words }) {
  const { title, text } = words[state];
  return (
    <section className="mx-auto flex max-w-prose flex-col items-start gap-5 px-4 py-20 sm:px-6">
      <Spinner className="size-8 text-ember-text" />
      <div role="status" className="flex flex-col gap-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-ink-soft text-lg">{text}</p>
      </div>
      {state === 'unpaid' && (
        <Button asChild variant="secondary">
          <Link to="/create-podcast">Back to my order</Link>
        </Button>
      )}
      {state === 'processing' && (
        <Button asChild variant="secondary">
          <Link to="/account">My Account</Link>
        </Button>
      )}
    </section>
  );
}
