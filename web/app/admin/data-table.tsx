import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../components/cn.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../components/ui/table-states.tsx';

type DataTableProps = {
  label: string;
  columns: readonly string[];
  /** The minimum width for all columns; below it the table scrolls. */
  className: string;
  state: { isLoading: boolean; error: string | null; empty: string | null; onRetry: () => void };
  children: ReactNode;
};

/** Where the columns don't fit, a row becomes a card, so that nothing hides behind the actions and the buttons keep their labels. */
const cards = cn(
  'max-xl:block max-xl:[&>tr]:table max-xl:[&>tr]:w-full',
  // Touch screens show no tooltip for truncated text.
  'max-xl:[&_.truncate]:line-clamp-2 max-xl:[&_.truncate]:whitespace-normal max-xl:[&_.truncate]:wrap-anywhere',
  'max-xl:[&>tr[data-slot=table-row]]:grid max-xl:[&>tr[data-slot=table-row]]:gap-1.5 max-xl:[&>tr[data-slot=table-row]]:p-3',
  'max-xl:[&>tr[data-slot=table-row]]:border-rule max-xl:[&>tr[data-slot=table-row]]:border-b max-xl:[&>tr[data-slot=table-row]:last-child]:border-b-0',
  'sm:max-xl:[&>tr[data-slot=table-row]]:grid-cols-[repeat(3,minmax(0,1fr))_11rem] sm:max-xl:[&>tr[data-slot=table-row]]:items-start sm:max-xl:[&>tr[data-slot=table-row]]:gap-x-5 sm:max-xl:[&>tr[data-slot=table-row]]:gap-y-0',
);

/** A table with its loading, empty and error states. The last column holds the actions and stays visible. */
export function DataTable({ label, columns, className, state, children }: DataTableProps) {
  return (
    <Table
      label={label}
      role="table"
      className={cn(className, 'max-xl:block max-xl:min-w-0', 'xl:max-2xl:[&_:is(td,th)]:px-2')}
      regionClassName="max-xl:max-h-none"
    >
      <TableHeader className="max-xl:sr-only" role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: a browser forgets the roles of a table whose rows are laid out as cards */}
        <tr role="row">
          {columns.map((name) => (
            <TableHead
              key={name}
              role="columnheader"
              className={cn(name === 'Actions' && 'right-0 xl:sticky xl:border-s')}
            >
              {name}
            </TableHead>
          ))}
        </tr>
      </TableHeader>
      <TableBody role="rowgroup" className={cards}>
        {children}
        {state.isLoading && <TableLoading columns={columns.length} rows={8} />}
        {state.error && (
          <TableError columns={columns.length} onRetry={state.onRetry}>
            {state.error}
          </TableError>
        )}
        {state.empty && <TableEmpty columns={columns.length}>{state.empty}</TableEmpty>}
      </TableBody>
    </Table>
  );
}

type DataCellProps = ComponentProps<typeof TableCell> & {
  /** The label of the value on a card, where there is no column header. */
  name?: string;
};

export function DataCell({ name, className, children, ...props }: DataCellProps) {
  return (
    <TableCell
      role="cell"
      className={cn('max-xl:block max-xl:max-w-full max-xl:border-0 max-xl:p-0 sm:max-xl:py-1', className)}
      {...props}
    >
      {name && (
        <span aria-hidden="true" className="me-2 text-ink-soft text-xs xl:hidden">
          {name}
        </span>
      )}
      {children}
    </TableCell>
  );
}

/** The actions cell. It stays visible while the table scrolls sideways; on a tablet's card it is beside the others. */
export function ActionsCell({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <DataCell className="right-0 bg-inherit sm:max-xl:col-start-4 sm:max-xl:row-span-4 sm:max-xl:row-start-1 xl:sticky xl:border-s">
      <div
        className={cn(
          'flex flex-wrap items-center gap-1.5 whitespace-nowrap sm:max-xl:*:grow xl:w-max xl:max-w-60',
          className,
        )}
      >
        {children}
      </div>
    </DataCell>
  );
}

/** The label of an action. Between a tablet and 1440 pixels only its icon shows; the button has the full name. */
export function ActionText({ children }: { children: ReactNode }) {
  return <span className="xl:max-[90rem]:hidden">{children}</span>;
}
