import type { ReactNode } from 'react';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '../../../components/ui/table.tsx';
import { TableEmpty, TableLoading } from '../../../components/ui/table-states.tsx';

type FiguresTableProps = {
  title: string;
  note: string;
  columns: readonly string[];
  /** Undefined while loading. */
  rows: ReactNode[] | undefined;
  empty: string;
};

export function FiguresTable({ title, note, columns, rows, empty }: FiguresTableProps) {
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="text-ink-soft text-sm">{note}</p>
      </div>
      <Table label={title}>
        <TableHeader>
          <TableRow>
            {columns.map((name) => (
              <TableHead key={name} className={name === 'Actions' ? 'right-0 sm:sticky sm:border-s' : ''}>
                {name}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {!rows && <TableLoading columns={columns.length} rows={3} />}
          {rows?.length === 0 && <TableEmpty columns={columns.length}>{empty}</TableEmpty>}
          {rows}
        </TableBody>
      </Table>
    </div>
  );
}
