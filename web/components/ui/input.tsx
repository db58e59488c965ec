import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(controlStyles, 'h-11 px-3.5 read-only:bg-sunken', className)}
      {...props}
    />
  );
}
