import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Skeleton } from './skeleton.tsx';

type StatTileProps = ComponentProps<'div'> & {
  label: string;
  /** Leave out while it is being counted. */
  value?: ReactNode;
  note?: ReactNode;
};

/** A figure in magazine style: a rule, a number, a word. */
export function StatTile({ label, value, note, className, ...props }: StatTileProps) {
  return (
    <div data-slot="stat-tile" className={cn('border-ink border-t-2 pt-2.5', className)} {...props}>
      <p className="font-semibold text-ink-soft text-sm leading-snug">{label}</p>
      <div className="mt-1 min-h-[1.1em] font-display text-4xl tabular-nums leading-[1.1]">
        {value === undefined ? (
          <>
            <Skeleton className="h-[1em] w-20" />
            <span className="sr-only">Counting…</span>
          </>
        ) : (
          value
        )}
      </div>
      {note && <p className="mt-1 text-ink-soft text-sm">{note}</p>}
    </div>
  );
}
