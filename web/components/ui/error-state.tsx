import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Button } from './button.tsx';

type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

/** A part of the page that couldn't be shown, with a way to try again. */
export function ErrorState({ title, onRetry, retrying, className, children, ...props }: ErrorStateProps) {
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={cn('flex gap-4 rounded-lg border border-bad/40 bg-bad-wash px-5 py-6 sm:px-8', className)}
      {...props}
    >
      <CircleAlert aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h2 className="pt-1 text-xl">{title}</h2>
        {children && <div className="text-ink">{children}</div>}
        {onRetry && (
          <Button variant="secondary" onClick={onRetry} loading={retrying} loadingLabel="Trying again…">
            <RotateCw /> Try again
          </Button>
        )}
      </div>
    </div>
  );
}
