import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function KeyValueList({ className, ...props }: ComponentProps<'dl'>) {
  return <dl data-slot="key-value-list" className={cn('divide-y divide-rule', className)} {...props} />;
}

type KeyValueProps = ComponentProps<'div'> & { name: string };

export function KeyValue({ name, className, children, ...props }: KeyValueProps) {
  return (
    <div
      data-slot="key-value"
      className={cn('grid gap-x-6 py-2.5 sm:grid-cols-[minmax(8rem,1fr)_2fr]', className)}
      {...props}
    >
      <dt className="text-ink-soft text-sm sm:leading-7">{name}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </div>
  );
}
