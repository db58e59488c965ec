import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Decorative by default: the busy element says so in words or with aria-busy. */
export function Spinner({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.75}
      strokeLinecap="round"
      aria-hidden="true"
      className={cn('size-[1.15em] shrink-0 animate-spin', className)}
      {...props}
    >
      <circle cx="12" cy="12" r="9" opacity={0.25} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
