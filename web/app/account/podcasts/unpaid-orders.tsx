import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toListingUrl } from '#domain/listings/rules.ts';
import type { OwnHome } from '#domain/podcasts/own-homes/schema.ts';
import { describeStatus, formatCents, shortOrderId } from '#domain/podcasts/rules.ts';
import type { PodcastStatus } from '#domain/podcasts/status/rules.ts';
import type { UnpaidOrder } from '#domain/podcasts/unpaid-orders/schema.ts';
import { request } from '../../../browser/api.ts';
import { readSavedOrder } from '../../../browser/order/saved-order.ts';
import { siteSettings } from '../../../browser/site-settings.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { textLink } from '../../auth/text-link.ts';
import { formatDay } from '../../format-date.ts';
import { HomePhoto } from '../../home/home-photo.tsx';
import { nameOrder } from '../../home/name-order.ts';
import { Link } from '../../routing/link.tsx';
import { statusTones } from '../../status-tones.ts';
import { useUnpaidOrders } from './use-unpaid-orders.ts';

/**
 * Everything that awaits payment, in one place: orders that can be paid here, the unfinished one in this tab, and
 * those paid another way. Renders nothing if there are none.
 */
export function UnpaidOrders({ pending }: { pending: OwnHome[] }) {
  const { data } = useUnpaidOrders();
  const [begun] = useState(findBegun);
  const id = useId();
  if (!data) return null;
  const isKnown = data.orders.some(({ homes }) => homes.some(({ listingUrl }) => listingUrl === begun));
  const isBegun = begun !== undefined && !isKnown;
  if (data.orders.length === 0 && !isBegun && pending.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-2xl">
        Waiting for payment
      </h2>
      <ul aria-label="Unpaid orders" className="flex flex-col gap-4">
        {isBegun && <BegunOrderRow link={begun} />}
        {data.orders.map((order) => (
          <UnpaidOrderRow key={order.id} order={order} />
        ))}
        {pending.map((podcast) => (
          <PendingOrderRow key={podcast.id} podcast={podcast} />
        ))}
      </ul>
    </section>
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

/** An order that can't be paid here: our team took it, and it's paid another way. */
function PendingOrderRow({ podcast }: { podcast: OwnHome }) {
  const { label, message } = describeStatus(podcast);
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-rule bg-raised p-4 shadow-raised sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="line-clamp-2 min-w-0 flex-1 basis-60 wrap-anywhere font-display text-xl leading-tight">
          {nameOrder(podcast).full}
        </p>
        <Badge tone={statusTones[podcast.status as PodcastStatus]}>{label}</Badge>
      </div>
      <p className="text-ink-soft text-sm">
        {message} We’ll contact you if we need anything. Questions? Email{' '}
        <a className={textLink} href={`mailto:${siteSettings.supportEmail}`}>
          {siteSettings.supportEmail}
        </a>
        .
      </p>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-xs tabular-nums">
        <span>Order {shortOrderId(podcast.id)}</span>
        <time dateTime={podcast.createdAt}>{formatDay(podcast.createdAt)}</time>
        <span>{formatCents(podcast.amountCents)}</span>
      </p>
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
          <p className="text-ink-soft text-sm">You haven’t been charged. We’ll start as soon as you pay.</p>
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
