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

/** A table of the desk with its states. The last column holds the actions and stays in sight; on a phone rows are cards. */
export function DeskTable({ label, columns, className, state, children }: DeskTableProps) {
  return (
    <Table
      label={label}
      role="table"
      className={cn(className, 'max-sm:block max-sm:min-w-0')}
      regionClassName="max-sm:max-h-none"
    >
      <TableHeader className="max-sm:sr-only" role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: a browser forgets the roles of a table whose rows are laid out as cards */}
        <tr role="row">
          {columns.map((name) => (
            <TableHead
              key={name}
              role="columnheader"
              className={cn(name === 'Actions' && 'right-0 sm:sticky sm:border-s')}
            >
              {name}
            </TableHead>
          ))}
        </tr>
      </TableHeader>
      <TableBody
        role="rowgroup"
        className="max-sm:block max-sm:[&>tr[data-slot=table-row]]:grid max-sm:[&>tr[data-slot=table-row]]:gap-1.5 max-sm:[&>tr[data-slot=table-row]]:border-rule max-sm:[&>tr[data-slot=table-row]]:border-b max-sm:[&>tr[data-slot=table-row]]:p-3"
      >
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
  /** What the value is; said on a phone, where no column head says it. */
  name?: string;
};

export function DeskCell({ name, className, children, ...props }: DeskCellProps) {
  return (
    <TableCell
      role="cell"
      className={cn('max-sm:block max-sm:max-w-full max-sm:border-0 max-sm:p-0', className)}
      {...props}
    >
      {name && (
        <span aria-hidden="true" className="me-2 text-ink-soft text-xs sm:hidden">
          {name}
        </span>
      )}
      {children}
    </TableCell>
  );
}

/** The cell of the actions: in sight while the rest scrolls sideways. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <DeskCell className="right-0 bg-inherit sm:sticky sm:border-s">
      <div className="flex flex-wrap items-center gap-1.5 whitespace-nowrap sm:flex-nowrap">{children}</div>
    </DeskCell>
  );
}

/** The words of an action; on a tablet, where room is scarce, its icon stands alone. The button itself bears the whole name. */
export function ActionText({ children }: { children: ReactNode }) {
  return <span className="sm:max-xl:hidden">{children}</span>;
}
