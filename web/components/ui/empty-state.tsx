import type { ComponentProps, ReactNode } from 'react';
import { BrandMark } from '../brand-mark.tsx';
import { cn } from '../cn.ts';

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  icon?: ReactNode;
};

/** Nothing here yet: say so, say why, offer the next step. Children are the explanation and the action. */
export function EmptyState({ title, icon, className, children, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'flex flex-col gap-5 rounded-lg border border-rule bg-sunken px-6 py-8 sm:flex-row sm:items-center sm:gap-8 sm:px-10 sm:py-12',
        className,
      )}
      {...props}
    >
      <span className="shrink-0 text-ink-faint [&_svg]:size-16 sm:[&_svg]:size-24 [&_svg]:stroke-1">
        {icon ?? <BrandMark quiet />}
      </span>
      <div className="flex min-w-0 flex-col items-start gap-3 text-ink-soft">
        <h2 className="text-2xl text-ink">{title}</h2>
        {children}
      </div>
    </div>
  );
}
