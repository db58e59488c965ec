import { cva, type VariantProps } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

const alertVariants = cva(
  'grid grid-cols-[auto_1fr] items-start gap-x-3 rounded-md border px-4 py-3 text-ink leading-snug',
  {
    variants: {
      tone: {
        info: 'border-info/30 bg-info-wash [--mark:var(--info)]',
        good: 'border-good/30 bg-good-wash [--mark:var(--good)]',
        warn: 'border-warn/30 bg-warn-wash [--mark:var(--warn)]',
        bad: 'border-bad/30 bg-bad-wash [--mark:var(--bad)]',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

type AlertProps = ComponentProps<'div'> & VariantProps<typeof alertVariants>;

/** A message next to what it is about. Bad news interrupts a screen reader; the rest waits its turn. */
export function Alert({ className, tone, children, ...props }: AlertProps) {
  const Icon = icons[tone ?? 'info'];
  return (
    <div
      data-slot="alert"
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cn(alertVariants({ tone }), className)}
      {...props}
    >
      <Icon aria-hidden="true" className="mt-[0.1em] size-[1.2em] text-(--mark)" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={cn('font-semibold', className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-description" className={cn('mt-1 text-sm', className)} {...props} />;
}
