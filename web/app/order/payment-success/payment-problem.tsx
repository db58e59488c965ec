import { useState } from 'react';
import { readSavedOrder } from '../../../browser/order/saved-order.ts';
import { useSession } from '../../../browser/session-provider.tsx';
import { siteSettings } from '../../../browser/site-settings.ts';
import { EmailText } from '../../../components/email-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { textLink } from '../../auth/text-link.ts';
import { Link } from '../../routing/link.tsx';

type PaymentProblemProps = { message: string; onRetry?: () => void; isRetrying?: boolean };

export function PaymentProblem({ message, onRetry, isRetrying = false }: PaymentProblemProps) {
  const isCustomer = useSession().status === 'signed-in';
  const [hasForm] = useState(() => (readSavedOrder()?.values.email ?? '') !== '');
  return (
    <section className="mx-auto flex max-w-prose flex-col items-start gap-6 px-4 py-16 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">We couldn’t confirm your payment</h1>
      <ErrorState title={message} {...(onRetry && { onRetry })} retrying={isRetrying} className="w-full">
        {hasForm && 'What you entered in the order form is still there. '}If you’ve paid, don’t pay again.
        Email{' '}
        <a className={textLink} href={`mailto:${siteSettings.supportEmail}`}>
          <EmailText email={siteSettings.supportEmail} />
        </a>
        , and we’ll check.
      </ErrorState>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href={`mailto:${siteSettings.supportEmail}`}>Email support</a>
        </Button>
        {isCustomer && (
          <Button asChild variant="secondary">
            <Link to="/account">My Account</Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to="/create-podcast">{hasForm ? 'Back to my order' : 'Order a podcast'}</Link>
        </Button>
        <Button asChild variant="secondary">
          <a href="/">Back to Home</a>
        </Button>
      </div>
    </section>
  );
}
