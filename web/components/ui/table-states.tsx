import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

type StateProps = { columns: number };

const widths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4'];

/** Placeholder rows as tall as the real ones, so nothing jumps when they arrive. */
export function TableLoading({ columns, rows = 5 }: StateProps & { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row} data-slot="table-loading">
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={column} className="h-12 border-rule border-b px-3">
          {row === 0 && column === 0 && <span className="sr-only">Loading…</span>}
          <Skeleton className={`h-4 ${widths[(row + column) % widths.length]}`} />
        </td>
      ))}
    </tr>
  ));
}

export function TableEmpty({ columns, children }: StateProps & { children: ReactNode }) {
  return (
    <tr data-slot="table-empty">
      <td colSpan={columns} className="px-4 py-14 text-center text-base text-ink-soft">
        {children}
      </td>
    </tr>
  );
}

type ErrorProps = StateProps & { children: ReactNode; onRetry?: () => void };

export function TableError({ columns, children, onRetry }: ErrorProps) {
  return (
    <tr data-slot="table-error">
      <td colSpan={columns} className="px-4 py-12 text-center text-base">
        <p role="alert" className="font-medium text-bad">
          {children}
        </p>
        {onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry} className="mt-3">
            Try again
          </Button>
        )}
      </td>
    </tr>
  );
}
