import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { OwnHome } from '#domain/podcasts/own-homes/schema.ts';
import { DELIVERY } from '#domain/podcasts/rules.ts';
import type { UnpaidOrder } from '#domain/podcasts/unpaid-orders/schema.ts';
import { request } from '../../../browser/api.ts';
import { followChanges } from '../../../browser/follow-changes.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { nameOrder } from '../../home/name-order.ts';
import { useReadyNotice } from '../../making/use-ready-notice.ts';
import { Link } from '../../routing/link.tsx';
import { BrandPrompt } from '../../settings/brand/brand-prompt.tsx';
import { useLoadNotice } from '../../use-load-notice.ts';
import { HomeCard } from './home-card.tsx';
import { productionKey } from './production-key.ts';
import { RecentPayment } from './recent-payment.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';
import { useUnpaidOrders } from './use-unpaid-orders.ts';

const FAILED = 'Failed to load your podcasts';
const key = ['own-podcasts'];
/** Changes in these tables carry the podcast's id. */
const productionTables = ['production_runs', 'production_steps', 'review_items', 'agent_questions'];

/** The customer's orders, updated live. */
export function PodcastList() {
  const queries = useQueryClient();
  const podcasts = useQuery({ queryKey: key, queryFn: () => request('GET /api/podcasts', {}) });
  const unpaid = useUnpaidOrders();
  const { isError } = podcasts;
  useReadyNotice(useMemo(() => podcasts.data?.podcasts.map(toHome), [podcasts.data]));
  useLoadNotice('own-podcasts', podcasts, 'Error', FAILED);
  useEffect(
    () =>
      followChanges(({ table, id }) => {
        if (['podcasts', 'listings', '*'].includes(table)) void queries.invalidateQueries({ queryKey: key });
        if (table === '*') void queries.invalidateQueries({ queryKey: ['production'] });
        else if (id && productionTables.includes(table))
          void queries.invalidateQueries({ queryKey: productionKey(id) });
      }),
    [queries],
  );

  if (!podcasts.data && isError) {
    return (
      <ErrorState title={FAILED} onRetry={() => podcasts.refetch()} retrying={podcasts.isFetching}>
        {podcasts.error.message}
      </ErrorState>
    );
  }
  if (!podcasts.data) return <Loading />;
  const known = withoutUnpaid(podcasts.data.podcasts, unpaid.data?.orders ?? []);
  const pending = known.filter(({ status, hasPayment }) => status === 'pending' && !hasPayment);
  const rows = known.filter((row) => !pending.includes(row));
  if (rows.length === 0) {
    return (
      <div className="flex flex-col gap-6">
        <UnpaidOrders pending={pending} />
        <EmptyState title="No podcasts yet">
          <p>Start with a listing link. Your first episode is ready {DELIVERY}.</p>
          <Button asChild>
            <Link to="/create-podcast">Create Your First Podcast</Link>
          </Button>
        </EmptyState>
      </div>
    );
  }
  const readyCount = rows.filter(({ status }) => status === 'completed').length;
  const hasReady = readyCount > 0;
  return (
    <div className="flex flex-col gap-6">
      {rows[0]?.firstName && <p className="text-ink-soft text-lg">Hello, {rows[0].firstName}.</p>}
      <RecentPayment podcasts={rows} />
      {!hasReady && <UnpaidOrders pending={pending} />}
      <ul
        aria-label="Your podcasts"
        className="grid grid-flow-row-dense items-stretch gap-6 md:grid-cols-2 xl:grid-cols-3"
      >
        {readyFirst(rows).map((podcast) => (
          <HomeCard
            key={podcast.id}
            podcast={podcast}
            isAlone={podcast.status === 'completed' && readyCount === 1}
          />
        ))}
      </ul>
      {hasReady && <UnpaidOrders pending={pending} />}
      {rows.some(({ status }) => status !== 'pending') && <BrandPrompt />}
      <Button asChild variant="secondary" className="self-start">
        <Link to="/create-podcast">Create another podcast</Link>
      </Button>
    </div>
  );
}

/** An order that can be paid is shown once, with the button. */
function withoutUnpaid(rows: OwnHome[], orders: UnpaidOrder[]): OwnHome[] {
  const links = new Set(orders.flatMap(({ homes }) => homes.map(({ listingUrl }) => listingUrl)));
  return rows.filter(
    ({ status, listingUrl }) => !(['pending', 'failed'].includes(status) && links.has(listingUrl)),
  );
}

/** Homes that are ready to play and share come first, then those in production, then those waiting for something. */
function readyFirst(rows: OwnHome[]): OwnHome[] {
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ status }: OwnHome): number {
  if (status === 'completed') return 0;
  return ['paid', 'processing', 'chatgpt_processed'].includes(status) ? 1 : 2;
}

function toHome(podcast: OwnHome) {
  return { id: podcast.id, name: nameOrder(podcast).full, isReady: podcast.status === 'completed' };
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading your podcasts…</span>
      <Skeleton className="h-96 max-w-md" />
    </div>
  );
}
