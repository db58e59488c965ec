import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { Table, TableBody, TableHead, TableHeader } from '../../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../../components/ui/table-states.tsx';
import { useFetchNotice } from '../orders/orders-tab.tsx';
import { PageTurner } from '../page-turner.tsx';
import { useCursorPages } from '../use-cursor-pages.ts';
import { DESK } from '../use-live-desk.ts';
import { AwaitingRow } from './awaiting-row.tsx';

const columns = ['Property', 'Status', 'Price', 'Details', 'Photos', 'Customer', 'Waiting', 'Actions'];
const FAILED = 'Failed to fetch listings';

/** Listings that wait for their data or for approval, the longest waiting first: what arrives comes last. */
export function AutoPopulateTab({ search }: { search: string }) {
  const pages = useCursorPages(search);
  const query = { search, ...(pages.cursor ? { cursor: pages.cursor } : {}) };
  const awaiting = useQuery({
    queryKey: [DESK, 'awaiting', query],
    queryFn: () => request('GET /api/listings/awaiting', query),
    placeholderData: keepPreviousData,
  });
  useFetchNotice('awaiting', awaiting.isError, FAILED);
  const rows = awaiting.data?.listings;
  return (
    <div className="flex flex-col gap-3">
      <Table label="Listings that wait" className="min-w-[62rem]">
        <TableHeader>
          <tr>
            {columns.map((name) => (
              <TableHead key={name}>{name}</TableHead>
            ))}
          </tr>
        </TableHeader>
        <TableBody>
          {rows?.map((listing) => (
            <AwaitingRow key={listing.id} listing={listing} />
          ))}
          {rows?.length === 0 && (
            <TableEmpty columns={columns.length}>
              {search ? 'No listings match your search' : 'No listings are waiting'}
            </TableEmpty>
          )}
          {!rows && awaiting.isError && (
            <TableError columns={columns.length} onRetry={() => awaiting.refetch()}>
              {FAILED}
            </TableError>
          )}
          {awaiting.isPending && <TableLoading columns={columns.length} rows={6} />}
        </TableBody>
      </Table>
      <PageTurner
        pages={pages}
        nextCursor={awaiting.data?.nextCursor}
        shown={rows?.length ?? 0}
        what="listings"
      />
    </div>
  );
}
