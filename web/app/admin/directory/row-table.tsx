import type { ReactNode } from 'react';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '../../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../../components/ui/table-states.tsx';

type RowTableProps<Row> = {
  label: string;
  heads: string[];
  rows: Row[] | undefined;
  total: number;
  error: Error | null;
  empty: string;
  onRetry: () => void;
  children: (row: Row) => ReactNode;
};

/** On a phone the cells of a row are stacked, so that the actions stay on screen. */
const stacked = [
  'max-sm:block max-sm:[&_thead]:sr-only max-sm:[&_tbody]:block',
  'max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[minmax(0,1fr)] max-sm:[&_tr]:gap-1.5 max-sm:[&_tr]:border-rule max-sm:[&_tr]:border-b max-sm:[&_tr]:p-3',
  'max-sm:[&_tr:last-child]:border-b-0 max-sm:[&_td]:block max-sm:[&_td]:h-auto max-sm:[&_td]:max-w-none max-sm:[&_td]:border-0 max-sm:[&_td]:p-0 max-sm:[&_td]:text-start max-sm:[&_td>span.flex]:justify-start',
].join(' ');

/** A list with its loading, empty and error states. The last column holds the actions. */
export function RowTable<Row>({
  label,
  heads,
  rows,
  total,
  error,
  empty,
  onRetry,
  children,
}: RowTableProps<Row>) {
  const columns = heads.length + 1;
  return (
    <div className="flex flex-col gap-2">
      <Table label={label} className={stacked}>
        <TableHeader>
          <TableRow>
            {heads.map((head) => (
              <TableHead key={head}>{head}</TableHead>
            ))}
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {!rows && error && (
            <TableError columns={columns} onRetry={onRetry}>
              We couldn’t load this. {error.message}
            </TableError>
          )}
          {!rows && !error && <TableLoading columns={columns} />}
          {rows?.length === 0 && <TableEmpty columns={columns}>{empty}</TableEmpty>}
          {rows?.map(children)}
        </TableBody>
      </Table>
      {rows && total > rows.length && (
        <p className="text-ink-soft text-sm">
          The first {rows.length} of {total.toLocaleString('en-US')}. Search to see the others.
        </p>
      )}
    </div>
  );
}
