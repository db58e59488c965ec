import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { moveBetweenRows } from './move-between-rows.ts';

type TableProps = ComponentProps<'table'> & {
  /** Names the scrolling region for people who can't see it. */
  label: string;
  regionClassName?: string;
};

/**
 * Scrolls inside its own region. Arrow keys move between rows, Space selects one, Enter presses its
 * data-row-open control, Escape leaves.
 */
export function Table({ label, className, regionClassName, ...props }: TableProps) {
  return (
    <section
      data-slot="table-region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={moveBetweenRows}
      className={cn(
        'relative max-h-[70dvh] scroll-pt-11 overflow-auto overscroll-x-contain rounded-md border border-rule bg-raised focus-visible:outline-offset-0',
        regionClassName,
      )}
    >
      <table
        data-slot="table"
        className={cn('w-full border-separate border-spacing-0 text-start text-sm', className)}
        {...props}
      />
    </section>
  );
}

export function TableCaption({ className, ...props }: ComponentProps<'caption'>) {
  return <caption data-slot="table-caption" className={cn('sr-only', className)} {...props} />;
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" className={cn('sticky top-0 z-20', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody
      data-slot="table-body"
      className={cn('[&>tr:last-child>td]:border-b-0 [&>tr:last-child>th]:border-b-0', className)}
      {...props}
    />
  );
}

type TableRowProps = ComponentProps<'tr'> & { selected?: boolean };

export function TableRow({ className, selected = false, ...props }: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      data-selected={selected || undefined}
      tabIndex={-1}
      className={cn(
        'group/row bg-raised transition-colors duration-100 hover:bg-paper focus-visible:-outline-offset-3',
        'data-selected:bg-ember-wash',
        className,
      )}
      {...props}
    />
  );
}

type CellOptions = {
  /** Stays visible while the rest scrolls sideways, if there is room. */
  pinned?: boolean;
  /** Figures: aligned to the end and by digit. */
  numeric?: boolean;
};

export function TableHead({ className, pinned, numeric, ...props }: ComponentProps<'th'> & CellOptions) {
  return (
    <th
      data-slot="table-head"
      scope="col"
      className={cn(
        'h-11 whitespace-nowrap border-rule-strong border-b bg-sunken px-3 text-start font-semibold text-ink-soft text-xs',
        pinned && 'left-0 z-10 sm:sticky sm:border-r',
        numeric && 'text-end',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, pinned, numeric, ...props }: ComponentProps<'td'> & CellOptions) {
  return (
    <td
      data-slot="table-cell"
      className={cn(
        'border-rule border-b px-3 py-2 align-middle group-data-selected/row:first:shadow-[inset_3px_0_0_var(--ember)]',
        // A pinned cell covers its row's outline, so the cells draw it as well.
        'group-focus-visible/row:shadow-[inset_0_3px_0_var(--focus),inset_0_-3px_0_var(--focus)]',
        pinned && 'left-0 bg-inherit sm:sticky sm:border-r',
        numeric && 'text-end tabular-nums',
        className,
      )}
      {...props}
    />
  );
}
