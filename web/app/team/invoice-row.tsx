import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { formatPeriod } from '#domain/invoices/rules.ts';
import type { InvoiceLine, InvoiceView } from '#domain/invoices/schema.ts';
import { formatCents } from '#domain/podcasts/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay } from '../format-date.ts';
import { InvoiceLines } from './invoice-lines.tsx';

type InvoiceRowProps = {
  invoice: InvoiceView;
  readLines: () => Promise<InvoiceLine[]>;
  /** Names the team, in a list with invoices of several teams. */
  hasTeam?: boolean;
  children?: ReactNode;
};

/** An invoice; its lines load when it's opened. */
export function InvoiceRow({ invoice, readLines, hasTeam = false, children }: InvoiceRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const lines = useQuery({ queryKey: ['invoice-lines', invoice.id], queryFn: readLines, enabled: isOpen });
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden="true" className="size-4 text-ink-soft in-[details[open]]:rotate-90" />
          <span className="font-semibold tabular-nums">{invoice.number}</span>
          <PaidBadge invoice={invoice} />
          <span className="ms-auto font-semibold tabular-nums">{formatCents(invoice.totalCents)}</span>
          <span className="wrap-anywhere basis-full ps-7 text-ink-soft text-sm">
            {hasTeam && <>{invoice.teamName} · </>}
            {formatPeriod(invoice)} · due {formatDay(invoice.dueAt)} · {invoice.billingEmail}
          </span>
        </summary>
        {lines.isLoading && <Skeleton className="mt-3 h-24 w-full" />}
        {lines.isError && (
          <ErrorState title="We couldn’t load the lines" onRetry={() => lines.refetch()}>
            {lines.error.message}
          </ErrorState>
        )}
        {lines.data && <InvoiceLines lines={lines.data} totalCents={invoice.totalCents} />}
      </details>
      {children}
    </li>
  );
}

function PaidBadge({ invoice: { paidAt, isOverdue } }: { invoice: InvoiceView }) {
  if (paidAt) return <Badge tone="good">Paid</Badge>;
  return isOverdue ? <Badge tone="bad">Overdue</Badge> : <Badge tone="info">Open</Badge>;
}
