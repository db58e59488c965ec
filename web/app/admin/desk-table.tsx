import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../components/cn.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../components/ui/table-states.tsx';

type DeskTableProps = {
  label: string;
  columns: readonly string[];
  /** Wide enough for every column; below that the table scrolls in its own box. */
  className: string;
  state: { isLoading: boolean; error: string | null; empty: string | null; onRetry: () => void };
  children: ReactNode;
};

/** Below a laptop's width a row is a card: nothing hides behind the side, and its buttons have room for their words. */
const cards = cn(
  'max-lg:block max-lg:[&>tr]:table max-lg:[&>tr]:w-full',
  // Where fingers point, no title shows what was cut off.
  'max-lg:[&_.truncate]:line-clamp-2 max-lg:[&_.truncate]:whitespace-normal max-lg:[&_.truncate]:wrap-anywhere',
  'max-lg:[&>tr[data-slot=table-row]]:grid max-lg:[&>tr[data-slot=table-row]]:gap-1.5 max-lg:[&>tr[data-slot=table-row]]:p-3',
  'max-lg:[&>tr[data-slot=table-row]]:border-rule max-lg:[&>tr[data-slot=table-row]]:border-b max-lg:[&>tr[data-slot=table-row]:last-child]:border-b-0',
  'sm:max-lg:[&>tr[data-slot=table-row]]:grid-cols-[repeat(3,minmax(0,1fr))_11rem] sm:max-lg:[&>tr[data-slot=table-row]]:items-start sm:max-lg:[&>tr[data-slot=table-row]]:gap-x-5 sm:max-lg:[&>tr[data-slot=table-row]]:gap-y-0',
);

/** A table of the desk with its states. The last column holds the actions and stays in sight. */
export function DeskTable({ label, columns, className, state, children }: DeskTableProps) {
  return (
    <Table
      label={label}
      role="table"
      className={cn(className, 'max-lg:block max-lg:min-w-0')}
      regionClassName="max-lg:max-h-none"
    >
      <TableHeader className="max-lg:sr-only" role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: a browser forgets the roles of a table whose rows are laid out as cards */}
        <tr role="row">
          {columns.map((name) => (
            <TableHead
              key={name}
              role="columnheader"
              className={cn(name === 'Actions' && 'right-0 lg:sticky lg:border-s')}
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

type DeskCellProps = ComponentProps<typeof TableCell> & {
  /** What the value is; said on a card, where no column head says it. */
  name?: string;
};

export function DeskCell({ name, className, children, ...props }: DeskCellProps) {
  return (
    <TableCell
      role="cell"
      className={cn('max-lg:block max-lg:max-w-full max-lg:border-0 max-lg:p-0 sm:max-lg:py-1', className)}
      {...props}
    >
      {name && (
        <span aria-hidden="true" className="me-2 text-ink-soft text-xs lg:hidden">
          {name}
        </span>
      )}
      {children}
    </TableCell>
  );
}

/** The cell of the actions: in sight while the rest scrolls sideways; on the card of a tablet it stands beside all the others. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <DeskCell className="right-0 bg-inherit sm:max-lg:col-start-4 sm:max-lg:row-span-4 sm:max-lg:row-start-1 lg:sticky lg:border-s">
      <div className="flex flex-wrap items-center gap-1.5 whitespace-nowrap sm:max-lg:*:grow lg:flex-nowrap">
        {children}
      </div>
    </DeskCell>
  );
}

/** The words of an action; where a table is squeezed its icon stands alone. The button itself bears the whole name. */
export function ActionText({ children }: { children: ReactNode }) {
  return <span className="lg:max-xl:hidden">{children}</span>;
}
