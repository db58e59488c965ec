import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { type AdminSort, adminSorts } from '#domain/podcasts/admin/rules.ts';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { type PodcastStatus, podcastStatuses } from '#domain/podcasts/status/rules.ts';
import { request } from '../../../browser/api.ts';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { useLoadNotice } from '../../use-load-notice.ts';
import { CursorPagination } from '../cursor-pagination.tsx';
import { DeleteOrderDialog } from '../delete-order-dialog.tsx';
import { NewRowsBanner } from '../new-rows-banner.tsx';
import { type OpenOrder, OrderDialog } from '../order-dialog.tsx';
import { statusLabels } from '../order-status.tsx';
import type { AdminParams } from '../use-admin-params.ts';
import { useCursorPages } from '../use-cursor-pages.ts';
import { useGone } from '../use-gone.ts';
import { ORDERS } from '../use-live-orders.ts';
import { useStableRows } from '../use-stable-rows.ts';
import { ChatDataDialog } from './chat-data-dialog.tsx';
import { OrdersTable } from './orders-table.tsx';

export const FETCH_FAILED = 'Failed to fetch podcasts';
const sortLabels: Record<AdminSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  customer: 'By customer email',
};

/** Every order with its customer and its listing. */
export function OrdersTab({ address, searchBox }: { address: AdminParams; searchBox: ReactNode }) {
  const { search } = address;
  const status = podcastStatuses.find((name) => name === address.param('status'));
  const sort = adminSorts.find((name) => name === address.param('sort')) ?? 'newest';
  const list = { search, sort, ...(status ? { status } : {}) };
  const pages = useCursorPages(JSON.stringify(list));
  const query = { ...list, ...(pages.cursor ? { cursor: pages.cursor } : {}) };
  const orders = useQuery({
    queryKey: [ORDERS, 'orders', query],
    queryFn: () => request('GET /api/desk/podcasts', query),
    placeholderData: keepPreviousData,
  });
  useLoadNotice('orders', orders, FETCH_FAILED);
  const gone = useGone();
  const region = useRef<HTMLDivElement>(null);
  const rows = useStableRows(
    (orders.data?.podcasts ?? []).filter(({ id }) => !gone.has(id)),
    JSON.stringify(query),
    region,
  );
  const deleting = useRef<OpenOrder>(null);
  const pasting = useRef<OpenOrder>(null);
  const askToDelete = useCallback((order: AdminPodcast) => deleting.current?.open(order), []);
  const askForData = useCallback((order: AdminPodcast) => pasting.current?.open(order), []);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {searchBox}
        <div className="grid grid-cols-2 gap-3 max-sm:w-full">
          <NativeSelect
            aria-label="Status"
            value={status ?? ''}
            onChange={(event) => address.setParam('status', event.target.value)}
          >
            <option value="">Every status</option>
            {podcastStatuses.map((name: PodcastStatus) => (
              <option key={name} value={name}>
                {statusLabels[name]}
              </option>
            ))}
          </NativeSelect>
          <NativeSelect
            aria-label="Order of the rows"
            value={sort}
            onChange={(event) => address.setParam('sort', event.target.value)}
          >
            {adminSorts.map((name) => (
              <option key={name} value={name}>
                {sortLabels[name]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <NewRowsBanner count={rows.newRows} what="order" onShow={rows.showAll} />
      </div>
      <div
        ref={region}
        onPointerLeave={rows.showAll}
        className={orders.isPlaceholderData ? 'opacity-50' : ''}
      >
        <OrdersTable
          orders={orders.data && rows.shown}
          error={!orders.data && orders.isError ? FETCH_FAILED : null}
          isFiltered={search !== '' || status !== undefined}
          onRetry={() => orders.refetch()}
          onDelete={askToDelete}
          onPaste={askForData}
        />
      </div>
      <CursorPagination
        pages={pages}
        nextCursor={orders.data?.nextCursor}
        shown={rows.shown.length}
        what="orders"
      />
      <OrderDialog ref={deleting} dialog={DeleteOrderDialog} />
      <OrderDialog ref={pasting} dialog={ChatDataDialog} />
    </div>
  );
}
