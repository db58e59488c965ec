import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../../components/ui/table.tsx';
import { dollars } from '../dollars.ts';
import type { FileOrder } from './order-file.ts';

const SHOWN = 10;

/** The first rows of the file as parsed. */
export function OrderPreview({ orders }: { orders: FileOrder[] }) {
  const rest = orders.length - SHOWN;
  return (
    <section aria-labelledby="preview-title" className="flex flex-col gap-3">
      <h2 id="preview-title" className="text-xl">
        {orders.length.toLocaleString('en-US')} {orders.length === 1 ? 'order' : 'orders'} in this file
      </h2>
      <Table label="Preview of the first 10 rows" className="min-w-[48rem]">
        <TableHeader>
          <tr>
            <TableHead numeric>Row</TableHead>
            <TableHead>Email</TableHead>
            <TableHead>First name</TableHead>
            <TableHead>Last name</TableHead>
            <TableHead>Phone</TableHead>
            <TableHead>Listing URL</TableHead>
            <TableHead numeric>Amount</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {orders.slice(0, SHOWN).map((order) => (
            <TableRow key={order.row}>
              <TableCell numeric>{order.row}</TableCell>
              <TableCell className="max-w-56 truncate">{order.customer_email}</TableCell>
              <TableCell className="max-w-40 truncate">{order.customer_first_name}</TableCell>
              <TableCell className="max-w-40 truncate">{order.customer_last_name}</TableCell>
              <TableCell className="max-w-40 truncate">{order.customer_phone || '–'}</TableCell>
              <TableCell className="max-w-80 truncate">{order.listing_url}</TableCell>
              <TableCell numeric>{dollars(order.amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rest > 0 && (
        <p className="text-ink-soft text-sm">
          Showing the first {SHOWN} rows; {rest.toLocaleString('en-US')} more follow.
        </p>
      )}
    </section>
  );
}
