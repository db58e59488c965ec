import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState } from 'react';
import { PRICE_CENTS } from '#domain/podcasts/rules.ts';
import { invoke, request } from '../../browser/api.ts';
import { saveLink } from '../../browser/order/saved-order.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PAYMENT_ERROR, PAYMENT_ERROR_MS } from '../order/payment-error.ts';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/place.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { afterPassword, type NextStep } from './after-password.ts';
import { AuthFrame } from './auth-frame.tsx';

const LEAVE_AFTER_MS = 2000;
const goingTo = {
  payment: 'Taking you to payment…',
  account: 'Taking you to your account…',
};

/** The password is set. Continues to payment if there is a listing, otherwise to the account. */
export function PasswordSaved() {
  useDocumentTitle('Password set');
  const [params] = useSearchParams();
  const listing = params.get('listing');
  const { data: next } = useQuery({
    queryKey: ['after-password', listing],
    queryFn: () => afterPassword(listing, { listOrders, openPayment }),
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached between passwords, and a lost connection fails right away.
    gcTime: 0,
    networkMode: 'always',
  });
  useLeave(next);
  return (
    <AuthFrame step="saved" title="Password Set Successfully!">
      {next?.kind === 'failed' ? (
        <Alert tone="bad">{PAYMENT_ERROR} Nothing was charged, and we saved your listing.</Alert>
      ) : (
        <p role="status" className="flex items-start gap-3 text-lg">
          <CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-good" />
          {next ? goingTo[next.kind] : 'One moment…'}
        </p>
      )}
      {next && (
        <Button asChild variant="secondary" className="self-start">
          {next.kind === 'payment' ? (
            <a href={next.url}>Go there now</a>
          ) : (
            <Link to="/account" replace>
              {next.kind === 'failed' ? 'My Account' : 'Go there now'}
            </Link>
          )}
        </Button>
      )}
    </AuthFrame>
  );
}

async function listOrders() {
  return (await request('GET /api/podcasts', {})).podcasts;
}

async function openPayment(listingUrl: string): Promise<string> {
  saveLink(listingUrl);
  const { url } = await invoke('create-payment', { listingUrl, amount: PRICE_CENTS });
  return url;
}

/** Success stays readable for two seconds, an error for three. */
function useLeave(next: NextStep | undefined): void {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsRead(true), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (next?.kind === 'failed') {
      const timer = setTimeout(() => navigate('/account', { replace: true }), PAYMENT_ERROR_MS);
      return () => clearTimeout(timer);
    }
    if (!isRead || !next) return;
    if (next.kind === 'payment') location.assign(next.url);
    else navigate('/account', { replace: true });
  }, [next, isRead]);
}
