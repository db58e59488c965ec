import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '../../../browser/api.ts';
import { useLoadNotice } from '../../use-load-notice.ts';
import { CursorPagination } from '../cursor-pagination.tsx';
import { DataTable } from '../data-table.tsx';
import { useCursorPages } from '../use-cursor-pages.ts';
import { ORDERS } from '../use-live-orders.ts';
import { AwaitingRow } from './awaiting-row.tsx';

const columns = ['Property', 'Status', 'Price', 'Details', 'Photos saved', 'Customer', 'Added', 'Actions'];
const FAILED = 'Failed to fetch listings';

/** Listings that await data or approval, oldest first, so that new ones appear at the end. */
export function AutoPopulateTab({ search, searchBox }: { search: string; searchBox: ReactNode }) {
  const pages = useCursorPages(search);
  const query = { search, ...(pages.cursor ? { cursor: pages.cursor } : {}) };
  const awaiting = useQuery({
    queryKey: [ORDERS, 'awaiting', query],
    queryFn: () => request('GET /api/listings/awaiting', query),
    placeholderData: keepPreviousData,
  });
  useLoadNotice('awaiting', awaiting, FAILED);
  const rows = awaiting.data?.listings;
  const nothing = search ? 'No listings match your search' : 'No listings are waiting';
  const state = {
    isLoading: awaiting.isPending,
    error: !rows && awaiting.isError ? FAILED : null,
    empty: rows?.length === 0 ? nothing : null,
    onRetry: () => void awaiting.refetch(),
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-ink-soft">
        Fill in a listing from its link, check what we found, then approve it. Approving publishes the page.
      </p>
      {searchBox}
      <DataTable label="Waiting listings" columns={columns} className="min-w-[62rem]" state={state}>
        {rows?.map((listing) => (
          <AwaitingRow key={listing.id} listing={listing} />
        ))}
      </DataTable>
      <CursorPagination
        pages={pages}
        nextCursor={awaiting.data?.nextCursor}
        shown={rows?.length ?? 0}
        what="listings"
      />
    </div>
  );
}
