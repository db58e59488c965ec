import type { DeskPodcast } from '#domain/podcasts/desk/schema.ts';
import { DataTable } from '../data-table.tsx';
import { OrderRow } from './order-row.tsx';

const columns = ['Order', 'Customer', 'Property', 'Status', 'Payment', 'Podcast', 'Actions'];

type OrdersTableProps = {
  /** Undefined while loading. */
  orders: DeskPodcast[] | undefined;
  error: string | null;
  isFiltered: boolean;
  onRetry: () => void;
  onDelete: (order: DeskPodcast) => void;
  onPaste: (order: DeskPodcast) => void;
};

export function OrdersTable({ orders, error, isFiltered, onRetry, onDelete, onPaste }: OrdersTableProps) {
  const nothing = isFiltered ? 'No orders match your search' : 'No orders yet';
  const state = {
    isLoading: !orders && !error,
    error,
    empty: orders?.length === 0 ? nothing : null,
    onRetry,
  };
  return (
    <DataTable label="Orders" columns={columns} className="min-w-[64rem]" state={state}>
      {orders?.map((order) => (
        <OrderRow key={order.id} order={order} onDelete={onDelete} onPaste={onPaste} />
      ))}
    </DataTable>
  );
}
