import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

type SeparatorProps = ComponentProps<'hr'> & { vertical?: boolean };

export function Separator({ vertical = false, className, ...props }: SeparatorProps) {
  return (
    <hr
      data-slot="separator"
      aria-orientation={vertical ? 'vertical' : undefined}
      className={cn(
        'shrink-0 border-0 bg-rule forced-colors:bg-[CanvasText]',
        vertical ? 'h-auto w-px self-stretch' : 'h-px w-full',
        className,
      )}
      {...props}
    />
  );
}
