import type { ComponentProps } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { cn } from './cn.ts';

/** Mark and name. Its size follows the font size around it. */
export function Wordmark({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="wordmark"
      className={cn(
        'inline-flex items-center gap-[0.32em] font-display font-[620] text-[1.45rem] leading-none tracking-[-0.02em]',
        className,
      )}
      {...props}
    >
      <BrandMark className="size-[1.12em] shrink-0 text-ember" />
      Hearthcast
    </span>
  );
}
