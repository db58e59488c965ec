import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  answeringStatusTexts,
  DAYS_BEGIN,
  isPayable,
  KEPT_DAYS,
  PERIOD_DAYS,
} from '#domain/answering/rules.ts';
import type { AnsweredHome, OwnAnsweringOrder } from '#domain/answering/schema.ts';
import { formatLineNumber } from '#domain/phone/rules.ts';
import { formatCents } from '#domain/podcasts/rules.ts';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { formatDay } from '../../format-date.ts';
import { late } from '../../late.ts';

const LineForm = late(async () => (await import('./line-form.tsx')).LineForm);
const LineCalls = late(async () => (await import('./line-calls.tsx')).LineCalls);

type Props = { order: OwnAnsweringOrder; homes: AnsweredHome[] };

/** One number: its status, how long it runs, its settings and its calls. */
export function AnsweringOrderCard({ order, homes }: Props) {
  const { status, line, number } = order;
  const [open, setOpen] = useState<'settings' | 'calls'>();
  const pay = useMutation({
    mutationFn: () => request('POST /api/answering/orders/:orderId/payments', { orderId: order.id }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify.error(error.message),
  });
  const toggle = (part: 'settings' | 'calls') => setOpen(open === part ? undefined : part);
  const name = number ? formatLineNumber(number) : order.planName;
  return (
    <article aria-label={name} className="flex w-full flex-col gap-4 rounded-lg border border-rule p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-display text-2xl tabular-nums">{name}</h3>
        <Badge tone={status === 'active' ? (line?.isPaused ? 'warn' : 'good') : 'neutral'}>
          {status === 'active' && line?.isPaused ? 'Paused' : answeringStatusTexts[status]}
        </Badge>
      </header>
      <OrderFacts order={order} />
      {(status === 'paid' || status === 'assigned') && (
        <p role="status" className="text-ink-soft">
          This usually takes a minute. {DAYS_BEGIN}
        </p>
      )}
      {status === 'ended' && order.endsAt && (
        <p className="text-ink-soft">
          We’ll hold this number until {formatDay(keptUntil(order.endsAt))}. Renew before then to keep it.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {line && status === 'active' && (
          <Button variant="secondary" aria-expanded={open === 'settings'} onClick={() => toggle('settings')}>
            Hours and greeting
          </Button>
        )}
        {line && (
          <Button variant="secondary" aria-expanded={open === 'calls'} onClick={() => toggle('calls')}>
            Calls
          </Button>
        )}
        {isPayable(status) && (
          <Button
            variant={status === 'active' ? 'quiet' : 'primary'}
            loading={pay.isPending || pay.isSuccess}
            loadingLabel="Opening payment…"
            onClick={() => pay.mutate()}
          >
            {status === 'ordered' ? 'Pay' : `Add ${PERIOD_DAYS} days for`} {formatCents(order.priceCents)}
          </Button>
        )}
      </div>
      {line && open === 'settings' && <LineForm line={line} homes={homes} isForAll={order.homes === 'all'} />}
      {line && open === 'calls' && <LineCalls lineId={line.id} />}
    </article>
  );
}

function keptUntil(endsAt: string): string {
  return new Date(Date.parse(endsAt) + KEPT_DAYS * 86_400_000).toISOString();
}

function OrderFacts({ order: { planName, endsAt, line, status, number } }: { order: OwnAnsweringOrder }) {
  const facts: [label: string, value: ReactNode][] = [];
  if (number) facts.push(['Plan', planName]);
  if (endsAt) facts.push([status === 'ended' ? 'Ended' : 'Paid until', formatDay(endsAt)]);
  if (line?.includedMinutes && status === 'active')
    facts.push(['Minutes used', `${line.usedMinutes} of ${line.includedMinutes.toLocaleString('en-US')}`]);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
