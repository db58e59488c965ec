import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { readSavedOrder } from '../../browser/order/saved-order.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { OrderForm } from './order-form.tsx';
import { UnreadableNotice } from './unreadable-notice.tsx';

/** The order form. It keeps what was typed. */
export function CreatePodcastPage() {
  useDocumentTitle('Create your podcast');
  const [params] = useSearchParams();
  const [isKept] = useState(() => (readSavedOrder()?.values.email ?? '') !== '');
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-6 pb-6 sm:px-6 sm:pt-10 lg:pb-28">
      <header className="flex flex-col items-start gap-5">
        <Button asChild variant="quiet" className="-ms-3">
          <a href="/">
            <ArrowLeft aria-hidden="true" /> Back
          </a>
        </Button>
        <div className="flex max-w-prose flex-col gap-3">
          <h1 className="text-4xl sm:text-5xl">Create your podcast</h1>
          <p className="text-ink-soft text-lg">
            Paste your listing link, check the facts, and order. You’ll get a 3-5 minute episode, a listing
            page and a marketing kit.
          </p>
        </div>
      </header>
      {params.has('unreadable') && <UnreadableNotice reason={params.get('unreadable') ?? ''} />}
      {params.get('payment') === 'cancelled' && (
        <Alert tone="info">
          You canceled the payment, so you weren’t charged.{isKept && ' Your order is still here.'}
        </Alert>
      )}
      <OrderForm
        listing={params.get('listing')}
        draft={params.get('draft')}
        asksForOffer={params.get('ask') === 'offer'}
        asksForSignIn={params.has('sign-in')}
      />
    </div>
  );
}
