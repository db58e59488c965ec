import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceView } from '#domain/invoices/schema.ts';
import { request } from '../../../browser/api.ts';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ConfirmButton } from '../../settings/confirm-button.tsx';
import { InvoiceRow } from '../../team/invoice-row.tsx';
import { CursorPagination } from '../cursor-pagination.tsx';
import { dollars } from '../dollars.ts';
import { useCursorPages } from '../use-cursor-pages.ts';

export function StaffInvoices() {
  const [state, setState] = useState<'all' | 'unpaid'>('unpaid');
  const pages = useCursorPages(state);
  const found = useQuery({
    queryKey: ['staff-invoices', state, pages.cursor],
    queryFn: () => request('GET /api/desk/invoices', { state, cursor: pages.cursor }),
    placeholderData: keepPreviousData,
  });
  const invoices = found.data?.invoices ?? [];
  return (
    <section aria-labelledby="invoices-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="invoices-title" className="text-2xl">
          Invoices
        </h2>
        <NativeSelect
          aria-label="Show invoices"
          value={state}
          onChange={(event) => setState(event.target.value === 'all' ? 'all' : 'unpaid')}
        >
          <option value="unpaid">Unpaid</option>
          <option value="all">All</option>
        </NativeSelect>
      </div>
      {found.isPending && <Skeleton className="h-24 w-full" />}
      {found.isError && (
        <ErrorState title="We couldn’t load the invoices" onRetry={() => found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.data && invoices.length === 0 && (
        <p className="text-ink-soft">
          {state === 'unpaid' ? 'No unpaid invoices.' : 'There are no invoices yet.'}
        </p>
      )}
      {invoices.length > 0 && (
        <ul aria-label="Invoices" className="divide-y divide-rule">
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              invoice={invoice}
              hasTeam
              readLines={async () =>
                (await request('GET /api/desk/invoices/:invoiceId', { invoiceId: invoice.id })).lines
              }
            >
              {!invoice.paidAt && <MarkPaid invoice={invoice} />}
            </InvoiceRow>
          ))}
        </ul>
      )}
      <CursorPagination
        pages={pages}
        nextCursor={found.data?.nextCursor}
        shown={invoices.length}
        what="invoices"
      />
    </section>
  );
}

function MarkPaid({ invoice }: { invoice: InvoiceView }) {
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: () => request('POST /api/desk/invoices/:invoiceId/paid', { invoiceId: invoice.id }),
    onSuccess: () => notify.success(`${invoice.number} is paid.`),
    onError: (error) => notify.error(error.message),
    onSettled: () =>
      Promise.all(
        [['staff-invoices'], ['staff-teams']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <div>
      <ConfirmButton
        label={`Mark ${invoice.number} as paid`}
        title={`Mark ${invoice.number} as paid?`}
        explanation={`${invoice.teamName} paid ${dollars(invoice.totalCents)}. You can’t undo this.`}
        action="Mark as paid"
        isBusy={mark.isPending}
        onConfirm={() => mark.mutate()}
      >
        Mark as paid
      </ConfirmButton>
    </div>
  );
}
