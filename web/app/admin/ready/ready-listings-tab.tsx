import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeskPodcast } from '#domain/podcasts/desk/schema.ts';
import { request } from '../../../browser/api.ts';
import { Table, TableBody, TableHead, TableHeader } from '../../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../../components/ui/table-states.tsx';
import { DeleteOrderDialog } from '../delete-order-dialog.tsx';
import { HeldRows } from '../held-rows.tsx';
import { FETCH_FAILED, useFetchNotice } from '../orders/orders-tab.tsx';
import { PageTurner } from '../page-turner.tsx';
import { useCursorPages } from '../use-cursor-pages.ts';
import { DESK } from '../use-live-desk.ts';
import { useSteadyRows } from '../use-steady-rows.ts';
import { ReadyRow } from './ready-row.tsx';

const columns = [
  'Order ID',
  'Customer',
  'Email',
  'Phone',
  'Address',
  'City',
  'State',
  'Agent',
  'Status',
  'Ordered',
  'Podcast',
  'Listing page',
  'Actions',
];

/** Orders that have both a podcast file and a listing page. */
export function ReadyListingsTab({ search }: { search: string }) {
  const pages = useCursorPages(search);
  const query = { view: 'ready' as const, search, ...(pages.cursor ? { cursor: pages.cursor } : {}) };
  const ready = useQuery({
    queryKey: [DESK, 'ready', query],
    queryFn: () => request('GET /api/desk/podcasts', query),
    placeholderData: keepPreviousData,
  });
  useFetchNotice('ready', ready.isError, FETCH_FAILED);
  const region = useRef<HTMLDivElement>(null);
  const rows = useSteadyRows(ready.data?.podcasts ?? [], JSON.stringify(query), region);
  const [deleting, setDeleting] = useState<DeskPodcast | null>(null);
  const isEmpty = ready.data !== undefined && rows.shown.length === 0;
  return (
    <div className="flex flex-col gap-3">
      <HeldRows held={rows.held} what="listing" onShow={rows.showAll} />
      <div ref={region} onPointerLeave={rows.showAll}>
        <Table label="Ready listings" className="min-w-[90rem]">
          <TableHeader>
            <tr>
              {columns.map((name) => (
                <TableHead key={name}>{name}</TableHead>
              ))}
            </tr>
          </TableHeader>
          <TableBody>
            {ready.data &&
              rows.shown.map((order) => <ReadyRow key={order.id} order={order} onDelete={setDeleting} />)}
            {isEmpty && (
              <TableEmpty columns={columns.length}>
                {search ? 'No ready listings match your search' : 'No completed orders yet'}
              </TableEmpty>
            )}
            {!ready.data && ready.isError && (
              <TableError columns={columns.length} onRetry={() => ready.refetch()}>
                {FETCH_FAILED}
              </TableError>
            )}
            {ready.isPending && <TableLoading columns={columns.length} rows={6} />}
          </TableBody>
        </Table>
      </div>
      <PageTurner
        pages={pages}
        nextCursor={ready.data?.nextCursor}
        shown={rows.shown.length}
        what="listings"
      />
      <DeleteOrderDialog order={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}
