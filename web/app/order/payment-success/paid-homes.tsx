import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PaidHome } from '#domain/production/run/schema.ts';
import { invoke } from '../../../browser/api.ts';
import { cn } from '../../../components/cn.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EpisodeCover } from '../../home/episode-cover.tsx';
import { hasSampleOf, MakingView } from '../../making/making-view.tsx';
import { useReadyNotice } from '../../making/use-ready-notice.ts';
import { Link } from '../../routing/link.tsx';

/** Guests have no live events, so the page asks. */
const LOOK_AGAIN_MS = 4000;

/** The ordered homes while they are made. Guests can watch, too: the session of their payment is enough. */
export function PaidHomes({ sessionId }: { sessionId: string }) {
  const { data } = useQuery({
    queryKey: ['payment-progress', sessionId],
    queryFn: () => invoke('payment-progress', { session_id: sessionId }),
    refetchInterval: ({ state }) =>
      state.data?.homes.every(({ isReady }) => isReady) ? false : LOOK_AGAIN_MS,
  });
  const homes = data?.homes;
  useReadyNotice(useMemo(() => homes?.map((home) => ({ ...home, id: home.podcastId })), [homes]));
  if (!homes || homes.length === 0) return null;
  return (
    <ul aria-label="Your homes" className="flex flex-col gap-10">
      {homes.map((home) => (
        <PaidHomeCard key={home.podcastId} home={home} />
      ))}
    </ul>
  );
}

function PaidHomeCard({ home: { name, listingId, isReady, production, podcastId } }: { home: PaidHome }) {
  return (
    <li className="grid items-start gap-x-10 gap-y-5 rounded-lg border border-rule bg-raised p-4 shadow-raised sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className={isReady || hasSampleOf(production) ? '' : 'lg:row-span-2'}>
        <EpisodeCover listingId={listingId ?? undefined} name={name} fileUrl={null} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="wrap-anywhere text-2xl leading-tight">{name}</h2>
        {production.message && <Alert tone="info">{production.message}</Alert>}
        {isReady ? (
          <>
            <p className="text-lg">Your episode is ready.</p>
            <Button asChild className="self-start">
              <Link to={`/marketing/${podcastId}`}>Hear it and share it</Link>
            </Button>
          </>
        ) : (
          <p className="max-w-prose text-ink-soft">
            You can close this page. We’ll email you when the episode, the listing page and your posts are
            ready.
          </p>
        )}
      </div>
      {!isReady && (
        <div className={cn('min-w-0', hasSampleOf(production) && 'border-rule border-t pt-6 lg:col-span-2')}>
          <MakingView production={production} name={name} />
        </div>
      )}
    </li>
  );
}
