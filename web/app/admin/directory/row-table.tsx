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

/** A list of this screen with its states; the last column holds what can be done. */
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
      <Table label={label}>
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
              This could not be loaded. {error.message}
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
