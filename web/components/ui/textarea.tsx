import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(
        controlStyles,
        'field-sizing-content max-h-[60dvh] min-h-28 px-3.5 py-2.5 read-only:bg-sunken',
        className,
      )}
      {...props}
    />
  );
}
