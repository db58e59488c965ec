import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toListingUrl } from '#domain/listings/rules.ts';
import { formatCents } from '#domain/podcasts/rules.ts';
import type { UnpaidOrder } from '#domain/podcasts/unpaid-orders/schema.ts';
import { request } from '../../../browser/api.ts';
import { readSavedOrder } from '../../../browser/order/saved-order.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { HomePhoto } from '../../home/home-photo.tsx';
import { Link } from '../../routing/link.tsx';
import { useUnpaidOrders } from './use-unpaid-orders.ts';

/** Orders that wait for their payment, and the one in this tab that never got that far. Nothing while there are none. */
export function UnpaidOrders() {
  const { data } = useUnpaidOrders();
  const [begun] = useState(findBegun);
  if (!data) return null;
  const isKnown = data.orders.some(({ homes }) => homes.some(({ listingUrl }) => listingUrl === begun));
  const isBegun = begun !== undefined && !isKnown;
  if (data.orders.length === 0 && !isBegun) return null;
  return (
    <ul aria-label="Unpaid orders" className="flex flex-col gap-4">
      {isBegun && <BegunOrderRow link={begun} />}
      {data.orders.map((order) => (
        <UnpaidOrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

/** The link of the form in this tab. */
function findBegun(): string | undefined {
  const url = readSavedOrder()?.values.links[0]?.url.trim();
  return url ? (toListingUrl(url) ?? url) : undefined;
}

function BegunOrderRow({ link }: { link: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-rule bg-raised p-4 shadow-raised sm:p-5">
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">Your order isn’t finished</p>
        <p className="wrap-anywhere font-display text-xl leading-tight">{link.replace(/^https?:\/\//, '')}</p>
      </div>
      <Button asChild>
        <Link to="/create-podcast">Continue your order</Link>
      </Button>
    </li>
  );
}

function UnpaidOrderRow({ order: { id, homes, amountCents } }: { order: UnpaidOrder }) {
  const pay = useMutation({
    mutationFn: () => request('POST /api/unpaid-orders/:checkoutId/payment', { checkoutId: id }),
    onSuccess: ({ url }) => location.assign(url),
  });
  const [first, ...others] = homes;
  const name = first?.name ?? 'Your home';
  const isLeaving = pay.isPending || pay.isSuccess;
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-rule bg-raised shadow-raised sm:grid-cols-[9rem_minmax(0,1fr)]">
      <HomePhoto src={first?.photo ?? null} />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">Not paid yet</p>
          <p className="wrap-anywhere font-display text-xl leading-tight">
            {name}
            {others.length > 0 && ` and ${others.length} more`}
          </p>
          <p className="text-ink-soft text-sm">Nothing was charged. We start as soon as you pay.</p>
        </div>
        <Button
          loading={isLeaving}
          loadingLabel="Opening…"
          className="max-sm:w-full"
          onClick={() => pay.mutate()}
          aria-label={`Pay ${formatCents(amountCents)} for ${name}`}
        >
          Pay {formatCents(amountCents)}
        </Button>
        {pay.isError && (
          <Alert tone="bad" className="w-full">
            {pay.error.message}
          </Alert>
        )}
      </div>
    </li>
  );
}
