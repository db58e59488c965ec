import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control with htmlFor or wraps it
    <label data-slot="label" className={cn('font-semibold text-ink text-sm', className)} {...props} />
  );
}
