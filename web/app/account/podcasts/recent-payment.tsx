import { useEffect, useState } from 'react';
import { WILL_EMAIL } from '#domain/podcasts/rules.ts';
import type { OwnPodcast } from '#domain/podcasts/schema.ts';
import { Alert, AlertTitle } from '../../../components/ui/alert.tsx';

const RECENT_MS = 5 * 60_000;

/** Confirms a payment that was just made. */
export function RecentPayment({ podcasts }: { podcasts: OwnPodcast[] }) {
  const newest = podcasts.find(({ isPaymentConfirmed }) => isPaymentConfirmed);
  const until = newest ? new Date(newest.createdAt).getTime() + RECENT_MS : 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), until - now);
    return () => clearTimeout(timer);
  }, [until, now]);

  if (until <= now) return null;
  return (
    <Alert tone="good">
      <AlertTitle>Payment Successful!</AlertTitle>
      Creating your podcast... {WILL_EMAIL}.
    </Alert>
  );
}
