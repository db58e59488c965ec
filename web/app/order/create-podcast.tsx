import { useState } from 'react';
import { readSavedOrder } from '../../browser/order/saved-order.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { OrderColumn } from './order-column.tsx';
import { OrderForm } from './order-form.tsx';
import { UnreadableNotice } from './unreadable-notice.tsx';

/** The order form. It keeps what was typed. */
export function CreatePodcastPage() {
  useDocumentTitle('Create your podcast');
  const [params] = useSearchParams();
  const [isKept] = useState(() => (readSavedOrder()?.values.email ?? '') !== '');
  return (
    <OrderColumn>
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
    </OrderColumn>
  );
}
