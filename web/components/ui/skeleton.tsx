import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      data-busy-motion
      aria-hidden="true"
      className={cn('h-4 animate-fade-pulse rounded-sm bg-rule forced-colors:bg-[GrayText]', className)}
      {...props}
    />
  );
}
