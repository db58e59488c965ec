import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { request } from '../../../browser/api.ts';
import { useLoadNotice } from '../../use-load-notice.ts';
import { CursorPagination } from '../cursor-pagination.tsx';
import { DataTable } from '../data-table.tsx';
import { DeleteOrderDialog } from '../delete-order-dialog.tsx';
import { NewRowsBanner } from '../new-rows-banner.tsx';
import { type OpenOrder, OrderDialog } from '../order-dialog.tsx';
import { FETCH_FAILED } from '../orders/orders-tab.tsx';
import { useCursorPages } from '../use-cursor-pages.ts';
import { useGone } from '../use-gone.ts';
import { ORDERS } from '../use-live-orders.ts';
import { useStableRows } from '../use-stable-rows.ts';
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
export function ReadyListingsTab({ search, searchBox }: { search: string; searchBox: ReactNode }) {
  const pages = useCursorPages(search);
  const query = { view: 'ready' as const, search, ...(pages.cursor ? { cursor: pages.cursor } : {}) };
  const ready = useQuery({
    queryKey: [ORDERS, 'ready', query],
    queryFn: () => request('GET /api/desk/podcasts', query),
    placeholderData: keepPreviousData,
  });
  useLoadNotice('ready', ready, FETCH_FAILED);
  const region = useRef<HTMLDivElement>(null);
  const gone = useGone();
  const rows = useStableRows(
    (ready.data?.podcasts ?? []).filter(({ id }) => !gone.has(id)),
    JSON.stringify(query),
    region,
  );
  const deleting = useRef<OpenOrder>(null);
  const askToDelete = useCallback((order: AdminPodcast) => deleting.current?.open(order), []);
  const nothing = search ? 'No ready listings match your search' : 'No completed orders yet';
  const state = {
    isLoading: ready.isPending,
    error: !ready.data && ready.isError ? FETCH_FAILED : null,
    empty: ready.data !== undefined && rows.shown.length === 0 ? nothing : null,
    onRetry: () => void ready.refetch(),
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {searchBox}
        <NewRowsBanner count={rows.newRows} what="listing" onShow={rows.showAll} />
      </div>
      <div ref={region} onPointerLeave={rows.showAll} className={ready.isPlaceholderData ? 'opacity-50' : ''}>
        <DataTable
          label="Ready listings"
          columns={columns}
          className="min-w-[70rem] 2xl:min-w-[76rem]"
          state={state}
        >
          {ready.data &&
            rows.shown.map((order) => <ReadyRow key={order.id} order={order} onDelete={askToDelete} />)}
        </DataTable>
      </div>
      <CursorPagination
        pages={pages}
        nextCursor={ready.data?.nextCursor}
        shown={rows.shown.length}
        what="listings"
      />
      <OrderDialog ref={deleting} dialog={DeleteOrderDialog} />
    </div>
  );
}
