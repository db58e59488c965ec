import * as Primitive from 'radix-ui/radio-group';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** One of a few options, all visible. Arrow keys move, as in any radio group. */
export function SegmentedControl({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="segmented-control"
      orientation="horizontal"
      className={cn(
        'inline-flex max-w-full flex-wrap gap-1 rounded-md border border-rule bg-sunken p-1',
        className,
      )}
      {...props}
    />
  );
}

export function Segment({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="segment"
      className={cn(
        'inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-2 rounded-sm border border-transparent px-3.5 font-semibold text-ink-soft text-sm transition-colors duration-150 hover:text-ink pointer-coarse:min-h-11',
        'focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:text-ink-faint',
        'data-[state=checked]:border-rule-strong data-[state=checked]:bg-raised data-[state=checked]:text-ink',
        'forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText] forced-colors:data-[state=checked]:forced-color-adjust-none',
        className,
      )}
      {...props}
    />
  );
}
