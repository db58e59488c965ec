import type { DeskPodcast } from '#domain/podcasts/desk/schema.ts';
import { Table, TableBody, TableHead, TableHeader } from '../../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../../components/ui/table-states.tsx';
import { OrderRow } from './order-row.tsx';

const columns = ['Order', 'Customer', 'Property', 'Status', 'Payment', 'Podcast', 'Actions'];

type OrdersTableProps = {
  /** Missing while they are on their way. */
  orders: DeskPodcast[] | undefined;
  error: Error | null;
  isFiltered: boolean;
  onRetry: () => void;
  onDelete: (order: DeskPodcast) => void;
  onPaste: (order: DeskPodcast) => void;
};

export function OrdersTable({ orders, error, isFiltered, onRetry, onDelete, onPaste }: OrdersTableProps) {
  return (
    <Table label="Orders" className="min-w-[64rem]">
      <TableHeader>
        <tr>
          {columns.map((name) => (
            <TableHead key={name}>{name}</TableHead>
          ))}
        </tr>
      </TableHeader>
      <TableBody>
        {orders?.map((order) => (
          <OrderRow key={order.id} order={order} onDelete={onDelete} onPaste={onPaste} />
        ))}
        {orders?.length === 0 && (
          <TableEmpty columns={columns.length}>
            {isFiltered ? 'No orders match your search' : 'No orders yet'}
          </TableEmpty>
        )}
        {!orders && error && (
          <TableError columns={columns.length} onRetry={onRetry}>
            Failed to fetch podcasts
          </TableError>
        )}
        {!orders && !error && <TableLoading columns={columns.length} rows={8} />}
      </TableBody>
    </Table>
  );
}
